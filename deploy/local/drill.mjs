import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The drill is a package of its own, with packages of its own: it is there only once they are installed.
try {
  checkNode();
  await install();
  const { runDrill } = await import('@setu/load-tests/drill');
  await runDrill();
} catch (error) {
  explain(error);
}
