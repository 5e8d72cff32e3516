# A front of the presets in CMakePresets.json, for a machine where nothing is installed yet.
#   make figure   config/end-to-end.yaml drawn to build/end-to-end.pdf
#   make test     everything built and tested (preset dev)
#   make bench    the layout of figures of 12, 50 and 200 panels timed; burin, gnuplot alone and matplotlib on the same figure
#   make docs     what docs/ has from the program made anew: reference, schema, README's picture
#   make format   sources formatted in place
#   make clean    build/ removed

.PHONY: figure release test bench docs format clean
.NOTPARALLEL:

figure: release
	build/release/burin render config/end-to-end.yaml -o build/end-to-end.pdf

release:
	$(call install,build run)
	cmake --workflow --preset release

test:
	$(call install,build run test)
	cmake --workflow --preset dev

bench: release
	$(call install,bench)
	cmake --preset release -DBURIN_BENCH=ON && cmake --build --preset release --target layout_bench && build/release/bench/layout_bench
	bench/figure.sh build/release/burin

docs: figure
	$(call install,test)
	build/release/burin reference >docs/reference.md
	build/release/burin schema >docs/figure.schema.json
	pdftoppm -r 100 -png -singlefile build/end-to-end.pdf docs/end-to-end

format:
	git ls-files 'src/*.h' 'src/*.cpp' 'tests/*.h' 'tests/*.cpp' 'bench/*.cpp' | xargs clang-format -i

clean:
	rm -rf build

# $(call install,HEADINGS): what packages.txt lists under these headings, if it is not there yet. Without apt it is only named.
define install
	@wanted=$$(awk -v headings=" $(1) " '/^## / {on = index(headings, " " $$2 " ")} on && /^[a-z]/ {print $$1}' packages.txt); \
	present=$$(dpkg-query -W -f '$${Package} $${db:Status-Status}\n' $$wanted 2>/dev/null | awk '$$2 == "installed" {print $$1}'); \
	missing=; for p in $$wanted; do echo "$$present" | grep -qxF -- $$p || missing="$$missing $$p"; done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then echo "no apt here; needed, by Debian's names:$$missing"; exit 0; fi; \
	sudo=; if [ $$(id -u) -ne 0 ]; then sudo=sudo; fi; \
	$$sudo apt-get -qq update && \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $$missing
endef
