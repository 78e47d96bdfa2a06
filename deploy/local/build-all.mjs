import { buildWeb, compileServers } from './build.mjs';
import { copyRules } from './copy-rules.mjs';
import { explain } from './explained.mjs';

// `npm run build`: compiles the servers and builds the web app, for an image or a server. The packages must already be
// installed.
try {
  copyRules();
  await Promise.all([compileServers({ into: ['files'] }), buildWeb({ isCompressed: true })]);
} catch (error) {
  explain(error);
}
