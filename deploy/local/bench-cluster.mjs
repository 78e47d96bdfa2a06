import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The benchmark is a separate package, which is imported only after its dependencies are installed.
try {
  checkNode();
  await install();
  const { runCluster } = await import('@setu/load-tests/cluster');
  await runCluster();
} catch (error) {
  explain(error);
}
