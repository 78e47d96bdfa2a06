import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// What causes the alerts is a package of its own, with packages of its own: it is there only once they are installed.
try {
  checkNode();
  await install();
  const { runAlerts } = await import('@setu/load-tests/alerts');
  await runAlerts();
} catch (error) {
  explain(error);
}
