import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * Copies the files of proto/rules and the closed sets (`words.ts`) next to the code that uses them. The services and
 * the BFF's contract both need them, but may not import each other. Writes only copies that are missing or differ.
 */
export function copyRules() {
  for (const name of readdirSync(inRoot('proto/rules'))) {
    const rules = `// Written by \`npm run generate\` from proto/rules/${name}.\n${readFileSync(inRoot('proto/rules', name), 'utf8')}`;
    for (const folder of ['proto/gen', 'bff/contract/src']) write(inRoot(folder, name), rules);
  }
  write(inRoot('bff/contract/src/words.ts'), readFileSync(inRoot('proto/gen/words.ts'), 'utf8'));
}

/** @param {string} file @param {string} text */
function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
