import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// The proof reads YAML with a package, so it is imported only after the packages are installed.
try {
  checkNode();
  await install();
  const { prove } = await import('../proof/proof.mjs');
  await prove(process.argv.slice(2));
} catch (error) {
  explain(error);
}
