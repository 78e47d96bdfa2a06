import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fullFile, goldenOf, goldenText, goldenTextOf, shortened, writeGolden } from './golden.js';
import { ciFiles, hasHelm, kubeVersions, needsHelm, renderNow } from './helm.js';
import type { Manifest } from './manifests.js';

/** Whether the test stores the rendering (`npm run chart:golden`) instead of comparing it. */
const renews = process.env.RENEW_GOLDEN === '1';

describe.skipIf(!hasHelm)(`The rendered chart is the one in golden/ (${needsHelm})`, () => {
  let base: Manifest[];
  beforeAll(async () => {
    base = await renderNow({ file: fullFile });
  });

  describe.each(ciFiles)('%s', (file) => {
    test.concurrent.each(kubeVersions)('for Kubernetes %s', async (kube) => {
      const manifests = await renderNow({ file }, kube);
      const text = goldenText(file, manifests, base);
      if (renews) return writeGolden(file, text);
      // If this fails, run `npm run chart:golden` and review the diff.
      expect(text).toBe(goldenTextOf(file));
      const name = (one: Manifest): string => `${one.kind} ${one.metadata.name}`;
      const inOrder = (all: Manifest[]): Manifest[] => all.sort((a, b) => (name(a) < name(b) ? -1 : 1));
      expect(inOrder(goldenOf(file))).toEqual(inOrder(shortened(manifests)));
    });
  });

  test('golden/ has no other files', () => {
    const folder = new URL('golden/', import.meta.url);
    expect(readdirSync(folder).sort()).toEqual(ciFiles.map((file) => file.replace('-values', '')).sort());
  });
});
