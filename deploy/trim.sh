#!/bin/sh
# Removes the parts of packages that no process of the image needs: those for compilers and browsers, and the documentation. Run it in the root folder
# of the image.
set -eu
find . -type f -path '*/node_modules/*' \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' ! -iname 'licen*' \) -delete
# Types are for compilers, the other packages here are bundles for browsers.
rm -rf node_modules/@types node_modules/exceljs/dist node_modules/pdfmake/build
