#!/bin/sh
# Takes away what packages bring for compilers, browsers and readers: nothing that runs here is among it. Run in the image's root folder.
set -eu
find . -type f -path '*/node_modules/*' \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' ! -iname 'licen*' \) -delete
# A loader of settings files in TypeScript asks for the compiler; nobody here has such files. The others are bundles for browsers.
rm -rf node_modules/typescript node_modules/@types node_modules/exceljs/dist node_modules/pdfmake/build
