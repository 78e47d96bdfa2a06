import { checkNode, generate, install } from './build.mjs';
import { explain } from './explained.mjs';

// The load tests are a separate package with dependencies, so they are imported only after they are installed.
try {
  checkNode();
  await install();
  await generate();
  const { runMutants } = await import('@setu/load-tests/mutants');
  await runMutants();
} catch (error) {
  explain(error);
}
