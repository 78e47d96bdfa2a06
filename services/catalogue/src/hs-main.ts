import { loadHsCodes } from './hs-codes/load-hs-codes.js';

await loadHsCodes(process.argv.slice(2), process.env);
