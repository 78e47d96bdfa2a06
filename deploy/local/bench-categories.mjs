import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The benchmark is a separate package, which is imported only after its dependencies are installed.
try {
  checkNode();
  await install();
  const { runCategories } = await import('@setu/load-tests/categories');
  await runCategories();
} catch (error) {
  explain(error);
}
