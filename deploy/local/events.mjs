import { checkNode, compileServers, generate, installProduct } from './build.mjs';
import { explain } from './explained.mjs';
import { inRoot } from './paths.mjs';
import { runShown } from './run-command.mjs';
import { serviceDatabases } from './service-databases.mjs';
import { services } from './service-names.mjs';

// The operators' commands for events. The arguments go to the kit's command, with the connection strings of all
// services.
try {
  checkNode();
  await installProduct();
  await generate();
  await compileServers();
  const { urls, close } = await serviceDatabases();
  try {
    const own = Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, urls[name] ?? '']));
    const entry = inRoot('services/kit/dist/events-main.js');
    process.exitCode = await runShown(process.execPath, ['--enable-source-maps', entry, ...process.argv.slice(2)], {
      env: { ...process.env, ...own },
    });
  } finally {
    await close();
  }
} catch (error) {
  explain(error);
}
