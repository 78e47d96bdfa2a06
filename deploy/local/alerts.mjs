import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The alert tests are a separate package with dependencies, so it is imported only after they are installed.
try {
  checkNode();
  await install();
  const { runAlerts } = await import('@setu/load-tests/alerts');
  await runAlerts();
} catch (error) {
  explain(error);
}
