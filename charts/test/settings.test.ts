import { describe, expect, test } from 'vitest';
import { settingsRead } from '../../deploy/checks/settings-read.js';
import { ciFiles, componentOf, hasHelm, type Manifest, needsHelm, ofKind, render } from './helm.js';

/** Comes with the image. */
const ofImage = 'WEB_DIR';

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
