// Copies the files of rules/ and the closed sets next to the code that uses them, because the services and the contract
// with the web need both but may not import each other.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the copies that are missing or differ. */
export function copyRules() {
  for (const name of readdirSync(`${root}proto/rules`)) {
    const rules = `// Written by \`npm run generate\` from proto/rules/${name}.\n${readFileSync(`${root}proto/rules/${name}`, 'utf8')}`;
    for (const folder of ['proto/gen', 'bff/contract/src']) write(`${root}${folder}/${name}`, rules);
  }
  write(`${root}bff/contract/src/words.ts`, readFileSync(`${root}proto/gen/words.ts`, 'utf8'));
}

/** @param {string} file @param {string} text */
function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
