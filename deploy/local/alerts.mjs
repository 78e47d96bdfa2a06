import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The alert tests are a separate package, which is imported only after its dependencies are installed.
try {
  checkNode();
  await install();
  const { runAlerts } = await import('@setu/load-tests/alerts');
  await runAlerts();
} catch (error) {
  explain(error);
}
