import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// What measures is a package of its own, with packages of its own: it is there only once they are installed.
try {
  checkNode();
  await install();
  const { runCategories } = await import('@setu/load-tests/categories');
  await runCategories();
} catch (error) {
  explain(error);
}
