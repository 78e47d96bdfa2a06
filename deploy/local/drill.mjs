import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The drill is a separate package with dependencies, so it is imported only after they are installed.
try {
  checkNode();
  await install();
  const { runDrill } = await import('@setu/load-tests/drill');
  await runDrill();
} catch (error) {
  explain(error);
}
