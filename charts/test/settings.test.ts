import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingsRead } from '../../deploy/checks/settings-read.js';
import { textOf } from '../../deploy/checks/sources.js';
import { ciFiles, render } from './helm.js';
import { componentOf, type Manifest, ofKind } from './manifests.js';

/** Set in the image. */
const ofImage = 'WEB_DIR';

/**
 * Settings that only a cluster sets: addresses and identities of the processes, schema preparation, pools and draining
 * of several replicas, replicas of events and of Postgres, a bus without NATS.
 */
const ofCluster =
  /^(NODE_ENV|(ADMIN_|SERVICE_|HTTP_)?HOST|MIGRATE|DB_POOL_MAX|REPLICA_DATABASE_URL|NATS_REPLICAS|RPC_TLS_\w+|DRAIN_DELAY_MS|BUS_DATABASE_URL|MEDIA_TEMP_DIR|S3_REGION)$/;
/** Settings that Node.js itself reads, and one that a value file of ci/ sets as an example. */
const ofNode = /^(NODE_EXTRA_CA_CERTS|UV_THREADPOOL_SIZE)$/;
const shown = /^DB_CONNECT_MS$/;
/** Settings whose default fits a single machine. */
const byDefault =
  /^(ALLOWED_ORIGINS|SUPPLIER_HOSTS|OTEL_EXPORTER_OTLP_ENDPOINT|TRANSLATE_TIMEOUT_MS|FX_\w+|\w+_RATE|SIGN_IN_PER_MINUTE)$/;

/** Returns the deployments of our own processes. The server of vectors is not ours. */
const ownDeployments = (manifests: Manifest[]): Manifest[] =>
  ofKind(manifests, 'Deployment').filter((one) => componentOf(one) !== 'vectors');

/** Returns the names of the variables that a container of a workload gets. */
function namesGiven(manifests: Manifest[], owner: Manifest, container: { env: { name: string }[] }): string[] {
  const settings = ofKind(manifests, 'ConfigMap').find((one) => componentOf(one) === componentOf(owner))?.data ?? {};
  return [...Object.keys(settings), ...container.env.map(({ name }) => name)];
}

describe('The settings of the chart', () => {
  test.each(ciFiles)(
    'with %s are all read by the processes that get them, and no required one is missing',
    async (file) => {
      const manifests = await render({ file });
      const wrong = [...ownDeployments(manifests), ...ofKind(manifests, 'Job')].flatMap((owner) =>
        owner.spec.template.spec.containers.flatMap((container) => {
          const given = namesGiven(manifests, owner, container);
          const { known, needed } = settingsRead(container.name);
          const unread = given.filter((name) => !known.includes(name) && !ofNode.test(name));
          const elsewhere = owner.kind === 'Job' ? /^(?!DATABASE_URL$)/ : /^OBJECTS_DIR/;
          const lacking = needed.filter((name) => ![...given, ofImage].includes(name) && !elsewhere.test(name));
          const twice = given.filter((name, i) => given.indexOf(name) !== i);
          return [...unread, ...lacking, ...twice].map((name) => `${owner.kind} ${container.name}: ${name}`);
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('can all be set in compose too', async () => {
    const compose: { services: Record<string, { environment?: object }> } = parse(textOf('deploy/compose.yaml'), {
      merge: true,
    });
    const rendered = await Promise.all(ciFiles.map((file) => render({ file })));
    const lacking = rendered.flatMap((manifests) => {
      return ownDeployments(manifests).flatMap((owner) => {
        const name = componentOf(owner);
        const there = Object.keys(compose.services[name]?.environment ?? {});
        const given = owner.spec.template.spec.containers.flatMap((one) => namesGiven(manifests, owner, one));
        return given.filter((one) => !there.includes(one)).map((one) => ({ name, one }));
      });
    });
    const elsewhere = [ofCluster, byDefault, ofNode, shown];
    const unsaid = lacking.filter(({ one }) => !elsewhere.some((names) => names.test(one)));
    expect(new Set(unsaid.map(({ name, one }) => `${name}: ${one}`))).toEqual(new Set());
  });

  test('give the BFF the names and ports of the services', async () => {
    const manifests = await render();
    const reached = ofKind(manifests, 'Service').flatMap(({ metadata, spec }) =>
      spec.ports.map((port) => `${port.name} ${metadata.name}:${port.port}`),
    );
    const bff = ofKind(manifests, 'ConfigMap').find((one) => componentOf(one) === 'bff')?.data ?? {};
    const addresses = Object.entries(bff).filter(([name]) => name.endsWith('_ADDRESS'));
    expect(addresses).toHaveLength(6);
    for (const [, address] of addresses) expect(reached).toContain(`grpc ${address}`);
    expect(reached).toContain(`bytes ${bff.MEDIA_HTTP_URL?.replace('http://', '')}`);
  });

  test('include at least one required setting of every process, which the first test relies on', () => {
    expect(settingsRead('fx').needed).toEqual(['DATABASE_URL', 'ACTOR_KEYS']);
    expect(settingsRead('bff').needed).toContain('CSRF_SECRET');
  });
});
