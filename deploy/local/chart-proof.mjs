import { checkNode, install } from './build.mjs';
import { explain } from './explained.mjs';

// It reads YAML by a package: it is there only once the packages are installed.
try {
  checkNode();
  await install();
  const { prove } = await import('../proof/proof.mjs');
  await prove(process.argv.slice(2));
} catch (error) {
  explain(error);
}
