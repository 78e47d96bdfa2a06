import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The load test is a separate package with dependencies, so it is imported only after they are installed.
try {
  checkNode();
  await install();
  const { runLoad } = await import('@setu/load-tests/load');
  await runLoad();
} catch (error) {
  explain(error);
}
