import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The test with anonymous visitors is a separate package with dependencies, so it is imported only after they are
// installed.
try {
  checkNode();
  await install();
  const { runStrangers } = await import('@setu/load-tests/strangers');
  await runStrangers();
} catch (error) {
  explain(error);
}
