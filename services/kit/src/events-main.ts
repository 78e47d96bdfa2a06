import { carryOut } from './operate/carry-out.js';
import { readOrder } from './operate/order.js';
import { databaseUrls, withServiceSchemas } from './operate/service-schemas.js';

// The operators' command for events. It reads the databases' addresses from the environment, like a service or the
// migration job.
try {
  const order = readOrder(process.argv.slice(2));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  await withServiceSchemas(databaseUrls(process.env), (schemas) => carryOut(order, { schemas, say }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
