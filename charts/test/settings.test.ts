import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingsRead } from '../../deploy/checks/settings-read.js';
import { textOf } from '../../deploy/checks/sources.js';
import { ciFiles, componentOf, hasHelm, type Manifest, needsHelm, ofKind, render } from './helm.js';

/** Comes with the image. */
const ofImage = 'WEB_DIR';

/** What only a cluster sets: where processes listen, who prepares the schema, pools and drains of several replicas, a bus without NATS. */
const ofCluster =
  /^(NODE_ENV|(ADMIN_|SERVICE_|HTTP_)?HOST|MIGRATE|DB_POOL_MAX|DRAIN_DELAY_MS|BUS_DATABASE_URL|MEDIA_TEMP_DIR|S3_REGION)$/;
/** What has a default that fits one machine. */
const byDefault =
  /^(ALLOWED_ORIGINS|SUPPLIER_HOSTS|OTEL_EXPORTER_OTLP_ENDPOINT|TRANSLATE_TIMEOUT_MS|FX_\w+|\w+_RATE|SIGN_IN_PER_MINUTE)$/;

/** The names a container of a workload finds in its environment. */
function namesGiven(manifests: Manifest[], owner: Manifest, container: { env: { name: string }[] }): string[] {
  const settings = ofKind(manifests, 'ConfigMap').find((one) => componentOf(one) === componentOf(owner))?.data ?? {};
  return [...Object.keys(settings), ...container.env.map(({ name }) => name)];
}

describe.skipIf(!hasHelm)(`the settings the chart gives (${needsHelm})`, () => {
  test.each(ciFiles)('with %s each process reads every one, and lacks none', (file) => {
    const manifests = render({ file });
    const wrong = [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')].flatMap((owner) =>
      owner.spec.template.spec.containers.flatMap((container) => {
        const given = namesGiven(manifests, owner, container);
        const { known, needed } = settingsRead(container.name);
        const unread = given.filter((name) => !known.includes(name));
        const elsewhere = owner.kind === 'Job' ? /^(?!DATABASE_URL$)/ : /^OBJECTS_DIR/;
        const lacking = needed.filter((name) => ![...given, ofImage].includes(name) && !elsewhere.test(name));
        const twice = given.filter((name, i) => given.indexOf(name) !== i);
        return [...unread, ...lacking, ...twice].map((name) => `${owner.kind} ${container.name}: ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('whatever else the chart can set, compose can set too', () => {
    const compose: { services: Record<string, { environment?: object }> } = parse(textOf('deploy/compose.yaml'), {
      merge: true,
    });
    const lacking = ciFiles.flatMap((file) => {
      const manifests = render({ file });
      return ofKind(manifests, 'Deployment').flatMap((owner) => {
        const name = componentOf(owner);
        const there = Object.keys(compose.services[name]?.environment ?? {});
        const given = owner.spec.template.spec.containers.flatMap((one) => namesGiven(manifests, owner, one));
        return given.filter((one) => !there.includes(one)).map((one) => ({ name, one }));
      });
    });
    const unsaid = lacking.filter(({ one }) => !ofCluster.test(one) && !byDefault.test(one));
    expect(new Set(unsaid.map(({ name, one }) => `${name}: ${one}`))).toEqual(new Set());
  });

  test('addresses of the BFF are the names and ports of the services', () => {
    const manifests = render();
    const reached = ofKind(manifests, 'Service').flatMap(({ metadata, spec }) =>
      spec.ports.map((port) => `${port.name} ${metadata.name}:${port.port}`),
    );
    const bff = ofKind(manifests, 'ConfigMap').find((one) => componentOf(one) === 'bff')?.data ?? {};
    const addresses = Object.entries(bff).filter(([name]) => name.endsWith('_ADDRESS'));
    expect(addresses).toHaveLength(6);
    for (const [, address] of addresses) expect(reached).toContain(`grpc ${address}`);
    expect(reached).toContain(`bytes ${bff.MEDIA_HTTP_URL?.replace('http://', '')}`);
  });

  test('every process has something it cannot do without, or the test above would say nothing', () => {
    expect(settingsRead('fx').needed).toEqual(['DATABASE_URL', 'ACTOR_KEYS']);
    expect(settingsRead('bff').needed).toContain('CSRF_SECRET');
  });
});
