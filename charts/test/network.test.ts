import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chart, ciFiles, hasHelm, needsHelm, render } from './helm.js';
import { declaredEdges, type Edge, policyEdges } from './policy-graph.js';

const edges: Edge[] = parse(readFileSync(join(chart, 'edges.yaml'), 'utf8'));
const withPolicies = ciFiles.filter((file) => !file.startsWith('open'));

describe.skipIf(!hasHelm)(`the network policies (${needsHelm})`, () => {
  test.each(withPolicies)('with %s allow exactly the declared edges, in both directions', (file) => {
    const manifests = render({ file });
    const declared = declaredEdges(edges, parse(readFileSync(join(chart, 'ci', file), 'utf8')));
    const { incoming, outgoing, denied } = policyEdges(manifests);
    expect(outgoing).toEqual(declared.filter((edge) => !/^(ingress|monitoring) /.test(edge)));
    expect(incoming).toEqual(
      declared.filter(
        (edge) => !/→ (postgres|nats|s3|bank|mail|translator|captcha|webhooks|collector|dns) /.test(edge),
      ),
    );
    expect(denied).toBe(true);
  });

  test('an edge that is taken away is missed', () => {
    const manifests = render();
    const bff = manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name.endsWith('-bff'));
    bff?.spec.egress?.pop();
    expect(policyEdges(manifests).outgoing).not.toEqual(policyEdges(render()).outgoing);
  });

  test('a pod of another release is let in nowhere', () => {
    const text = JSON.stringify(render().filter(({ kind }) => kind === 'NetworkPolicy'));
    expect(text).not.toContain('"podSelector":{}');
    expect(
      text.match(
        /"podSelector":\{"matchLabels":\{"app.kubernetes.io\/name":"setu","app.kubernetes.io\/instance":"shop"/g,
      )?.length,
    ).toBe(text.match(/"podSelector"/g)?.length);
  });

  test('nobody reads metrics unless told', () => {
    expect(policyEdges(render()).incoming.filter((edge) => edge.endsWith(' 9090'))).toEqual([]);
  });
});
