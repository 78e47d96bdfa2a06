import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chart, ciFiles, render } from './helm.js';
import { componentOf, type Manifest, ofKind } from './manifests.js';
import type { Way } from './policy-evaluator.js';
import { allowed, declared, type Edge, type Places, parties, policyOf, ways, waysOf } from './policy-world.js';

const edges: Edge[] = parse(readFileSync(join(chart, 'edges.yaml'), 'utf8'));
// Sizes do not change the policies.
const withPolicies = ciFiles.filter((file) => !/^(open|size)/.test(file));

/** Returns the external endpoints of a value file. Endpoints that the file does not set come from values.yaml. */
function placesOf(file: string): Places {
  const network = (path: string): Record<string, object> =>
    parse(readFileSync(join(chart, path), 'utf8')).network ?? {};
  const own = network(`ci/${file}`);
  const defaults = Object.entries(network('values.yaml'));
  // The names and defaults of the endpoints come from the chart.
  return Object.fromEntries(defaults.map(([name, place]) => [name, { ...place, ...own[name] }])) as Places;
}

describe('The network policies', () => {
  test.each(withPolicies)(
    'with %s let exactly the traffic of edges.yaml pass, out of each pod and into it',
    async (file) => {
      const manifests = await render({ file });
      const all = ways(parties(manifests, placesOf(file)), placesOf(file));
      expect(allowed(manifests, all)).toEqual(declared(edges, placesOf(file), all));
    },
  );

  test('allow some traffic, but not all', async () => {
    const file = 'ingress-values.yaml';
    const all = ways(parties(await render({ file }), placesOf(file)), placesOf(file));
    const { out } = declared(edges, placesOf(file), all);
    expect(out).toContain('bff → fx TCP 50051');
    expect(out).toContain('media → 10.0.2.0 TCP 443');
    expect(out.filter((one) => /^bff → .* (5432|22) *$/.test(one))).toEqual([]);
    expect(out.length).toBeGreaterThan(50);
  });

  test('let only the test pod of the release read metrics by default', async () => {
    const all = ways(parties(await render(), placesOf('external-values.yaml')), placesOf('external-values.yaml'));
    const readers = allowed(await render(), all).in.filter((one) => one.endsWith(' 9090'));
    expect(new Set(readers.map((one) => one.split(' → ')[0]))).toEqual(new Set(['test']));
  });
});

describe('A changed network policy is noticed', () => {
  const file = 'external-values.yaml';
  let all: Way[];
  let before: ReturnType<typeof allowed>;
  beforeAll(async () => {
    all = ways(parties(await render({ file }), placesOf(file)), placesOf(file));
    before = declared(edges, placesOf(file), all);
  });
  const spoilt = async (spoil: (manifests: Manifest[]) => void) => {
    const manifests = await render({ file });
    spoil(manifests);
    return allowed(manifests, all);
  };

  test('if any rule is removed, in the direction of that rule', async () => {
    const policies = ofKind(await render({ file }), 'NetworkPolicy');
    const rules = policies.flatMap((policy) =>
      (['ingress', 'egress'] as const).flatMap((side) =>
        (policy.spec[side] ?? []).map((rule) => ({ policy, side, rule })),
      ),
    );
    expect(rules.length).toBeGreaterThan(40);
    const unnoticed = rules.filter(({ policy, side, rule }) => {
      const own = waysOf(componentOf(policy), all);
      const spec = { ...policy.spec, [side]: policy.spec[side]?.filter((one) => one !== rule) };
      const after = allowed(
        policies.map((one) => (one === policy ? { ...one, spec } : one)),
        own,
      );
      const direction = side === 'ingress' ? 'in' : 'out';
      return after[direction].length === allowed(policies, own)[direction].length;
    });
    expect(unnoticed).toEqual([]);
  });

  test.each([
    ['a rule for all peers', (policy: Manifest) => policy.spec.ingress?.push({ ports: [{ port: 50051 }] })],
    ['a peer that selects every pod', (policy: Manifest) => policy.spec.ingress?.[0]?.from?.push({ podSelector: {} })],
    [
      'a peer that selects every namespace',
      (policy: Manifest) => policy.spec.egress?.[0]?.to?.push({ namespaceSelector: {} }),
    ],
    [
      'a block that is too wide',
      (policy: Manifest) => policy.spec.egress?.[0]?.to?.push({ ipBlock: { cidr: '10.0.0.0/8' } }),
    ],
    ['one more port', (policy: Manifest) => policy.spec.egress?.[0]?.ports?.push({ port: 22 })],
    ['a rule for all ports', (policy: Manifest) => delete policy.spec.egress?.[0]?.ports],
    ['one open direction', (policy: Manifest) => policy.spec.egress?.push({})],
  ])('if it has %s', async (_says, spoil) => {
    expect(await spoilt((manifests) => spoil(policyOf(manifests, 'catalogue') as Manifest))).not.toEqual(before);
  });

  test('if it is missing, and then all traffic of its pods is denied', async () => {
    const after = await spoilt((manifests) => {
      manifests.splice(manifests.indexOf(policyOf(manifests, 'fx') as Manifest), 1);
    });
    expect(after.in.filter((one) => / → fx /.test(one))).toEqual([]);
    expect(after.out.filter((one) => /^fx /.test(one))).toEqual([]);
  });

  test('if the general denial is missing too, and then a workload without a policy is open', async () => {
    const after = await spoilt((manifests) => {
      for (const name of ['network', 'fx'])
        manifests.splice(manifests.indexOf(policyOf(manifests, name) as Manifest), 1);
    });
    expect(after.in.length).toBeGreaterThan(before.in.length);
  });
});
