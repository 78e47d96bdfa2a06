import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The fault campaign is a separate package with dependencies, so it is imported only after they are installed.
try {
  checkNode();
  await install();
  const { runFaults } = await import('@setu/load-tests/faults');
  await runFaults();
} catch (error) {
  explain(error);
}
