import { seedFromFlags } from './seed/seed-flags.js';

await seedFromFlags(process.argv.slice(2), process.env);
