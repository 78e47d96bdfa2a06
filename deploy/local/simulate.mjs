import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The simulation is a separate package with dependencies, so it is imported only after they are installed.
try {
  checkNode();
  await install();
  const { runSimulate } = await import('@setu/load-tests/simulate');
  await runSimulate();
} catch (error) {
  explain(error);
}
