import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The campaign is a package of its own, with packages of its own: it is there only once they are installed.
try {
  checkNode();
  await install();
  const { runFaults } = await import('@setu/load-tests/faults');
  await runFaults();
} catch (error) {
  explain(error);
}
