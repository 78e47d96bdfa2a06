import { describe, expect, test } from 'vitest';
import { settingsRead } from '../../deploy/checks/settings-read.js';
import { ciFiles, componentOf, hasHelm, type Manifest, needsHelm, ofKind, render } from './helm.js';

type Variable = { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } };

const secretFor: Record<string, string> = {
  DATABASE_URL: 'postgres://setu@db.example/setu',
  BUS_DATABASE_URL: 'postgres://setu_bus@db.example/setu',
  NATS_URL: 'nats://nats.example:4222',
};

/** What a container of a workload finds in its environment, secrets made up. */
function environment(manifests: Manifest[], owner: Manifest, container: { env: Variable[] }): Record<string, string> {
  const settings = ofKind(manifests, 'ConfigMap').find((one) => componentOf(one) === componentOf(owner))?.data;
  const own = container.env.map(({ name, value }) => [name, value ?? secretFor[name] ?? 'x'.repeat(32)]);
  return { ...(owner.kind === 'Job' ? {} : settings), ...Object.fromEntries(own) };
}

describe.skipIf(!hasHelm)(`the settings the chart gives (${needsHelm})`, () => {
  test.each(ciFiles)('with %s each process can start with them, and reads every one', async (file) => {
    const manifests = render({ file });
    const unread: string[] = [];
    for (const owner of [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')]) {
      for (const container of owner.spec.template.spec.containers) {
        const env = environment(manifests, owner, container);
        const names = settingsRead(container.name, { WEB_DIR: 'web/dist', ...env });
        unread.push(
          ...Object.keys(env)
            .filter((name) => !names.includes(name))
            .map((name) => `${container.name} ${name}`),
        );
      }
    }
    expect(unread).toEqual([]);
  });

  test('addresses of the BFF are the names and ports of the services', () => {
    const manifests = render();
    const reached = ofKind(manifests, 'Service').flatMap(({ metadata, spec }) =>
      spec.ports.map((port: { name: string; port: number }) => `${port.name} ${metadata.name}:${port.port}`),
    );
    const bff = ofKind(manifests, 'ConfigMap').find((one) => componentOf(one) === 'bff')?.data ?? {};
    const addresses = Object.entries(bff).filter(([name]) => name.endsWith('_ADDRESS'));
    expect(addresses).toHaveLength(6);
    for (const [, address] of addresses) expect(reached).toContain(`grpc ${address}`);
    expect(reached).toContain(`bytes ${bff.MEDIA_HTTP_URL?.replace('http://', '')}`);
  });
});
