import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// What asks is a package of its own, with packages of its own: it is there only once they are installed.
try {
  checkNode();
  await install();
  const { runStrangers } = await import('@setu/load-tests/strangers');
  await runStrangers();
} catch (error) {
  explain(error);
}
