import { importFromFlags } from './places/register/import-flags.js';

await importFromFlags(process.argv.slice(2), process.env);
