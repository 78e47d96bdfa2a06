import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The benchmark is a separate package with dependencies, so it is imported only after they are installed.
try {
  checkNode();
  await install();
  const { runImport } = await import('@setu/load-tests/import');
  await runImport();
} catch (error) {
  explain(error);
}
