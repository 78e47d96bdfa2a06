import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { chart, ciFiles, hasHelm, helm, needsHelm, render } from './helm.js';
import { componentOf, type Manifest, ofKind } from './manifests.js';
import { brokenRules, podRules, podsOf } from './pod-rules.js';

const minReady = (manifests: Manifest[], deployment: Manifest): number => {
  const scaler = ofKind(manifests, 'HorizontalPodAutoscaler').find(
    (one) => componentOf(one) === componentOf(deployment),
  );
  return deployment.spec.replicas ?? scaler?.spec.minReplicas ?? 1;
};

describe.skipIf(!hasHelm)(`The chart (${needsHelm})`, () => {
  test('has at least twelve example value files', () => expect(ciFiles.length).toBeGreaterThanOrEqual(12));

  test.concurrent.each(ciFiles)('%s passes the strict linter', async (file) => {
    const { ok, output } = await helm(['lint', '--strict'], { file });
    expect(ok, output).toBe(true);
  });

  describe.each(ciFiles)('With %s', (file) => {
    let manifests: Manifest[];
    beforeAll(async () => {
      manifests = await render({ file });
    });

    test('the chart runs the six services, the BFF and one migration job', () => {
      const components = ofKind(manifests, 'Deployment').map(componentOf).sort();
      const own = ['bff', 'catalogue', 'fx', 'identity', 'media', 'request', 'review'];
      expect(components).toEqual(file === 'embeddings-values.yaml' ? [...own, 'vectors'] : own);
      expect(ofKind(manifests, 'Job')).toHaveLength(1);
    });

    test('every pod is unprivileged and isolated, has limits and probes, and contains no secret in plain text', () => {
      const others = ofKind(manifests, 'CronJob').length + (file === 'embeddings-values.yaml' ? 1 : 0);
      expect(podsOf(manifests)).toHaveLength(9 + others);
      expect(brokenRules(podsOf(manifests))).toEqual([]);
    });

    test('names are unique and short enough', () => {
      const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
      expect(new Set(names).size).toBe(names.length);
      expect(manifests.filter(({ metadata }) => metadata.name.length > 63)).toEqual([]);
    });

    test('services and disruption budgets select exactly the pods of their workload', () => {
      const pods = podsOf(manifests);
      for (const one of [...ofKind(manifests, 'Service'), ...ofKind(manifests, 'PodDisruptionBudget')]) {
        const wanted = one.spec.selector?.matchLabels ?? one.spec.selector ?? {};
        const hit = pods.filter(({ labels }) => Object.entries(wanted).every(([key, value]) => labels[key] === value));
        expect(hit.map(({ name }) => name)).toEqual([componentOf(one)]);
      }
    });

    test('every port of a service exists in its pods', () => {
      for (const service of ofKind(manifests, 'Service')) {
        const pod = podsOf(manifests).find(({ name }) => name === componentOf(service));
        const ports = pod?.spec.containers[0].ports.map((port) => port.name);
        expect(service.spec.ports.map((port) => port.targetPort)).toEqual(ports);
        expect(service.spec.clusterIP).toBe(['bff', 'vectors'].includes(componentOf(service)) ? undefined : 'None');
      }
    });

    test('workloads with several pods have a spread and a disruption budget, a single pod has no budget', () => {
      const guarded = ofKind(manifests, 'PodDisruptionBudget').map(componentOf);
      for (const deployment of ofKind(manifests, 'Deployment')) {
        const several = minReady(manifests, deployment) > 1;
        expect(guarded.includes(componentOf(deployment))).toBe(several);
        expect(Boolean(deployment.spec.template.spec.topologySpreadConstraints)).toBe(several);
      }
    });

    test('a topology spread uses one node key, because nodes that lack one of several are never counted', () => {
      for (const { spec } of ofKind(manifests, 'Deployment')) {
        const { topologySpreadConstraints: spreads = [], affinity } = spec.template.spec;
        expect(new Set(spreads.map(({ topologyKey }) => topologyKey)).size).toBeLessThanOrEqual(1);
        const isApart = affinity?.podAntiAffinity !== undefined;
        expect(isApart).toBe(spreads.length > 0);
      }
    });

    test('a workload has either a fixed number of pods or an autoscaler', () => {
      const scaled = ofKind(manifests, 'HorizontalPodAutoscaler').map(componentOf);
      const fixed = ofKind(manifests, 'Deployment').filter(({ spec }) => spec.replicas !== undefined);
      expect(fixed.map(componentOf).filter((name) => scaled.includes(name))).toEqual([]);
      expect(fixed.length + scaled.length).toBe(ofKind(manifests, 'Deployment').length);
    });

    test('config maps hold no secret', () => {
      const names = ofKind(manifests, 'ConfigMap').flatMap(({ data }) => Object.keys(data ?? {}));
      // The site key of a captcha is public, because pages show it. The RPC key is only the name of a file.
      expect(
        names.filter((name) => /(?<!SITE_|RPC_TLS_)KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL|NATS_URL/.test(name)),
      ).toEqual([]);
    });
  });

  test('services wait for a schema that only the migration job changes', async () => {
    const manifests = await render();
    const modes = ofKind(manifests, 'ConfigMap').map(({ data }) => data?.MIGRATE);
    expect(modes.filter(Boolean)).toEqual(Array(6).fill('check'));
    const [job] = ofKind(manifests, 'Job');
    expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(job?.spec.template.spec.containers).toHaveLength(6);
    const regularJob = ofKind(await render({ overlay: { migrations: { useHooks: false } } }), 'Job')[0];
    expect(regularJob?.metadata.annotations).toBeUndefined();
    expect(regularJob?.metadata.name).toMatch(/-migrate-1$/);
  });

  test('a changed setting or a rotated secret restarts only the pods that read it', async () => {
    const sums = async (overlay: object): Promise<Record<string, string>> =>
      Object.fromEntries(
        ofKind(await render({ overlay }), 'Deployment').map((one) => [
          componentOf(one),
          JSON.stringify(one.spec.template.metadata.annotations),
        ]),
      );
    const before = await sums({});
    const changed = (after: Record<string, string>): string[] =>
      Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed(await sums({ fx: { backfillDays: 3 } }))).toEqual(['fx']);
    expect(changed(await sums({ keys: { version: '2' } }))).toHaveLength(7);
    expect(changed(await sums({ s3: { version: '2' } }))).toEqual(['media']);
  });

  test('the catalogue uses the server of vectors that the chart runs', async () => {
    const manifests = await render({ file: 'embeddings-values.yaml' });
    const settings = ofKind(manifests, 'ConfigMap').find((one) => componentOf(one) === 'catalogue')?.data;
    const [service] = ofKind(manifests, 'Service').filter((one) => componentOf(one) === 'vectors');
    const [port] = service?.spec.ports ?? [];
    expect(settings).toMatchObject({
      EMBEDDINGS: 'http',
      EMBEDDINGS_URL: `http://${service?.metadata.name}:${port?.port}/v1`,
    });
    const [other] = ofKind(await render(), 'ConfigMap').filter((one) => componentOf(one) === 'catalogue');
    expect(other?.data).not.toHaveProperty('EMBEDDINGS');
  });

  test('an annotation from the values takes precedence over the chart’s', async () => {
    const annotations = { 'nginx.ingress.kubernetes.io/proxy-buffering': 'on' };
    const values = { file: 'ingress-values.yaml', overlay: { ingress: { annotations } } };
    const [ingress] = ofKind(await render(values), 'Ingress');
    expect(ingress?.metadata.annotations).toMatchObject({
      ...annotations,
      'nginx.ingress.kubernetes.io/proxy-body-size': '64m',
    });
  });

  test('the chart contains no secret value', () => {
    const values = readFileSync(join(chart, 'values.yaml'), 'utf8');
    const settings = values.replace(/#.*$/gm, '');
    expect(settings).not.toMatch(/password|postgres:\/\/|nats:\/\/|BEGIN/i);
    const named = [...settings.matchAll(/existingSecret: (.*)$/gm)].map(([, value]) => value);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((value) => value !== '""')).toEqual([]);
  });
});

const broken: [string, (spec: ReturnType<typeof podsOf>[number]['spec']) => void][] = [
  ['runs as the user 10001', (spec) => delete spec.securityContext.runAsUser],
  ['has the default seccomp profile', (spec) => delete spec.securityContext.seccompProfile],
  ['has no cluster token', (spec) => delete spec.automountServiceAccountToken],
  ['gets no variables of other services', (spec) => delete spec.enableServiceLinks],
  ['has its own service account', (spec) => delete spec.serviceAccountName],
  ['shares nothing with its node', (spec) => Object.assign(spec, { hostNetwork: true })],
  ['has only temporary files, of limited size', (spec) => delete spec.volumes?.[0].emptyDir.sizeLimit],
  ['cannot gain privileges', (spec) => delete spec.containers[0].securityContext.allowPrivilegeEscalation],
  [
    'has no capabilities',
    (spec) => Object.assign(spec.containers[0].securityContext.capabilities, { add: ['NET_ADMIN'] }),
  ],
  ['cannot write to its image', (spec) => delete spec.containers[0].securityContext.readOnlyRootFilesystem],
  ['requests its resources and has limits', (spec) => delete spec.containers[0].resources.limits.memory],
  ['runs a named version of the image', (spec) => Object.assign(spec.containers[0], { image: 'setu:latest' })],
  ['has no secret in plain text', (spec) => spec.containers[0].env.push({ name: 'S3_SECRET_KEY', value: 'x' })],
  ['has health probes and time to shut down', (spec) => delete spec.containers[0].livenessProbe],
];

describe.skipIf(!hasHelm)(`A pod that breaks a rule (${needsHelm})`, () => {
  test.each(broken)('is found if it no longer %s', async (title, spoil) => {
    const [pod] = podsOf(await render());
    if (!pod) throw new Error('no pods');
    spoil(pod.spec);
    expect(brokenRules([pod])).toEqual([`bff ${title}`]);
  });

  test('is tested for every rule', () => {
    expect(broken.map(([title]) => title)).toEqual(podRules.map(({ title }) => title));
  });
});
