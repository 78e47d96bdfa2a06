import { describe, expect, test } from 'vitest';
import { hasHelm, helm, needsHelm } from './helm.js';

const workload = (name: string, overlay: object): object => ({ workloads: { [name]: overlay } });

/** A value nobody should get away with, and what the refusal must name. */
const refused: [says: string, overlay: object, named: RegExp][] = [
  ['a word the chart does not know', { replicas: 3 }, /Additional property replicas is not allowed/],
  ['a workload there is not', { workloads: { worker: {} } }, /workloads: Additional property worker/],
  ['a misspelt setting deep inside', workload('fx', { replica: 2 }), /workloads\.fx: Additional property replica /],
  ['a password among the values', { postgres: { password: 'x' } }, /postgres: Additional property password/],
  ['no image', { image: { repository: '' } }, /image\.repository/],
  ['neither tag nor digest', { image: { tag: '' } }, /image: give a tag or a digest/],
  ['the tag latest', { image: { tag: 'latest' } }, /image\.tag/],
  ['a digest cut short', { image: { digest: 'sha256:abc' } }, /image\.digest/],
  ['a pull policy there is not', { image: { pullPolicy: 'Sometimes' } }, /image\.pullPolicy: .*must be one of/],
  ['no address', { publicOrigin: null }, /publicOrigin is required/],
  ['an address with a path', { publicOrigin: 'https://setu.example/shop' }, /publicOrigin: Does not match/],
  ['plain http in the open', { publicOrigin: 'http://setu.example' }, /publicOrigin: Does not match/],
  ['no secret for the keys', { keys: { existingSecret: '' } }, /keys\.existingSecret/],
  ['no secret for the database', { postgres: { existingSecret: null } }, /postgres: existingSecret is required/],
  ['NATS without its secret', { nats: { enabled: true, existingSecret: '' } }, /nats\.existingSecret/],
  ['a bucket name too short', { s3: { bucket: 'ab' } }, /s3\.bucket: String length/],
  ['an S3 endpoint that is no address', { s3: { endpoint: 's3.example' } }, /s3\.endpoint/],
  ['a name of a secret in capitals', { s3: { existingSecret: 'My_Secret' } }, /s3\.existingSecret/],
  ['text where a number belongs', workload('bff', { replicas: '2' }), /bff\.replicas: Invalid type/],
  ['no pod at all', workload('bff', { replicas: 0 }), /bff\.replicas: Must be greater/],
  ['memory without a unit', workload('bff', { tmpSize: '64' }), /bff\.tmpSize/],
  ['no memory limit', workload('fx', { resources: { limits: { memory: null } } }), /limits: memory is required/],
  ['processors by a comma', workload('fx', { resources: { requests: { cpu: '0,5' } } }), /requests\.cpu/],
  [
    'fewest pods above most',
    workload('media', { autoscaling: { enabled: true, minReplicas: 5, maxReplicas: 2 } }),
    /workloads\.media\.autoscaling: minReplicas is more than maxReplicas/,
  ],
  ['an unknown log level', { logLevel: 'chatty' }, /logLevel: .*must be one of/],
  ['yes in place of true', { demo: 'yes' }, /demo: Invalid type/],
  ['a feed over http', { fx: { feedUrl: 'http://bank.example' } }, /fx\.feedUrl/],
  ['a currency in small letters', { fx: { currencies: ['inr'] } }, /fx\.currencies\.0/],
  ['no currency', { fx: { currencies: [] } }, /fx\.currencies: Array must have at least 1/],
  ['a block that is no address block', { network: { s3: { cidrs: ['s3.example'] } } }, /network\.s3\.cidrs\.0/],
  ['a port beyond all ports', { network: { nats: { ports: [70000] } } }, /network\.nats\.ports\.0/],
  ['a closed way to the database', { network: { postgres: { cidrs: [] } } }, /network\.postgres: name cidrs or/],
  ['mails from nobody', { mail: { existingSecret: 'setu-mail', from: '' } }, /mail: from and supportEmail are needed/],
  ['a support that is no address', { mail: { supportEmail: 'support' } }, /mail\.supportEmail/],
  ['a closed way to the mail server', { network: { mail: { cidrs: [] } } }, /network\.mail: name cidrs or/],
  [
    'a translator without its key',
    { translation: { provider: 'yandex', existingSecret: '' } },
    /existingSecret is needed for yandex/,
  ],
  ['a translator nobody knows', { translation: { provider: 'google' } }, /translation\.provider/],
  ['a search cluster whose index has no name', { search: { alias: 'Cards' } }, /search\.alias/],
  [
    'a closed way to the search cluster',
    { search: { existingSecret: 'setu-search' } },
    /network\.search: name cidrs or/,
  ],
  ['a closed way to the translator', { network: { translator: { cidrs: [] } } }, /network\.translator: name cidrs or/],
  ['a captcha nobody knows', { captcha: { provider: 'hcaptcha' } }, /captcha\.provider/],
  [
    'a captcha without its account',
    { captcha: { provider: 'recaptcha', recaptcha: { existingSecret: '' } } },
    /captcha\.recaptcha: siteKey and existingSecret are needed/,
  ],
  ['a captcha in the clear', { captcha: { recaptcha: { verifyUrl: 'http://g.example' } } }, /recaptcha\.verifyUrl/],
  ['a closed way to its verifier', { network: { captcha: { cidrs: [] } } }, /network\.captcha: name cidrs or/],
  ['a collector that is no address', { tracing: { endpoint: 'collector' } }, /tracing\.endpoint/],
  [
    'a closed way to the collector',
    { tracing: { endpoint: 'http://c.tracing:4318' } },
    /network\.collector: name cidrs/,
  ],
  ['a closed way to the bank', { network: { bank: { cidrs: [] } } }, /network\.bank: name cidrs or namespaces/],
  ['an ingress without a host', { ingress: { enabled: true } }, /ingress\.host/],
  [
    'an ingress for another host than people see',
    { ingress: { enabled: true, host: 'other.example', tlsSecret: 'tls' } },
    /ingress\.host "other\.example" is not the host of publicOrigin/,
  ],
  ['https without a certificate', { ingress: { enabled: true, host: 'setu.example' } }, /ingress\.tlsSecret is needed/],
  ['a body size without a unit', { ingress: { bodySize: '64' } }, /ingress\.bodySize/],
  ['more proxies than there can be', { trustedHops: 50 }, /trustedHops: Must be less/],
  ['a pool of one', { postgres: { poolSize: 1 } }, /postgres\.poolSize: Must be greater/],
  [
    'more asked for than the limit allows',
    workload('fx', { resources: { requests: { cpu: '1' } } }),
    /workloads\.fx\.resources: requests\.cpu 1 is more than limits\.cpu 500m: raise the limit/,
  ],
  [
    'more memory asked for than the limit allows',
    workload('bff', { resources: { requests: { memory: '1Gi' } } }),
    /workloads\.bff\.resources: requests\.memory 1Gi is more than limits\.memory 512Mi/,
  ],
  [
    'a migration that asks for more than its limit',
    { migrations: { resources: { requests: { memory: '300Mi' } } } },
    /migrations\.resources: requests\.memory 300Mi/,
  ],
  ['an address no network has', { network: { s3: { cidrs: ['999.0.1.0/24'] } } }, /network\.s3\.cidrs\.0/],
  ['an address of too many parts', { network: { s3: { cidrs: ['fd00:::1/64'] } } }, /network\.s3\.cidrs\.0/],
  ['an address without its length', { network: { s3: { cidrs: ['10.0.0.1'] } } }, /network\.s3\.cidrs\.0/],
  [
    'an ingress that stands for everybody',
    { trustedHops: 0, ingress: { enabled: true, host: 'setu.example', tlsSecret: 'tls' } },
    /trustedHops: 0 takes the proxy in front for everybody/,
  ],
  [
    'a gateway that stands for everybody',
    { trustedHops: 0, gateway: { enabled: true, parents: [{ name: 'main' }] } },
    /trustedHops: 0 takes/,
  ],
  ['a route of no gateway', { gateway: { enabled: true } }, /gateway\.parents: name the gateway/],
  [
    'room for no upload',
    workload('media', { tmpSize: '1Mi' }),
    /workloads\.media\.tmpSize: 1Mi is less than one upload/,
  ],
  ['room for nothing', workload('fx', { tmpSize: '1Mi' }), /workloads\.fx\.tmpSize: give it 16Mi or more/],
  ['a pool for which no Postgres is large enough', { postgres: { poolSize: 200 } }, /postgres\.poolSize: Must be less/],
  [
    'pools that take more than Postgres gives',
    { postgres: { poolSize: 40 } },
    /postgres\.poolSize: the pods may have 444 connections together, Postgres gives 97 \(postgres\.connections\)/,
  ],
  [
    'memory that the search index does not fit into',
    { catalogue: { cards: 1_000_000 } },
    /workloads\.catalogue\.resources\.limits\.memory: the search index of 1000000 cards \(catalogue\.cards\) needs 1664Mi/,
  ],
  [
    'a disk that the search index does not fit on',
    { catalogue: { cards: 900_000 }, ...workload('catalogue', { tmpSize: '800Mi' }) },
    /workloads\.catalogue\.tmpSize: .*need 926Mi/,
  ],
  [
    'a variable that is the chart’s',
    { extra: { env: { LOG_LEVEL: 'debug' } } },
    /LOG_LEVEL is set by the chart itself/,
  ],
  [
    'a secret beside the chart’s',
    workload('fx', { env: { DATABASE_URL: 'x' } }),
    /workloads\.fx\.env: DATABASE_URL is set/,
  ],
  ['a variable in small letters', { extra: { env: { path: '/' } } }, /extra\.env: .*path/],
  [
    'a variable that is no text',
    { extra: { env: { UV_THREADPOOL_SIZE: 8 } } },
    /extra\.env\.UV_THREADPOOL_SIZE: Invalid type/,
  ],
  ['a folder of the node', { extra: { volumes: [{ name: 'x', hostPath: { path: '/' } }] } }, /extra\.volumes\.0/],
  ['a mount of no volume', { extra: { mounts: [{ name: 'x', mountPath: '/x' }] } }, /there is no volume x among/],
  [
    'two authorities in two places',
    { privateCa: { configMap: 'a', secret: 'b' } },
    /privateCa: name a configMap or a secret/,
  ],
  ['an account both made and there', { serviceAccounts: { existing: 'setu' } }, /serviceAccounts: set create to false/],
  [
    'a spread by a word Kubernetes lacks',
    { scheduling: { topologySpread: [{ maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'Maybe' }] } },
    /whenUnsatisfiable/,
  ],
  [
    'a monitor nobody lets in',
    { monitoring: { serviceMonitor: { enabled: true } } },
    /network\.monitoring: name cidrs or namespaces/,
  ],
  ['an interval without a unit', { monitoring: { serviceMonitor: { interval: '30' } } }, /serviceMonitor\.interval/],
  ['a toleration by a word Kubernetes lacks', { scheduling: { tolerations: [{ operator: 'Like' }] } }, /operator/],
];

describe.skipIf(!hasHelm)(`the chart refuses (${needsHelm})`, () => {
  test.concurrent.each(refused)('%s, and says which value it is', async (_says, overlay, named) => {
    const { ok, said } = await helm(['template', 'shop', '--kube-version', '1.34.0'], { overlay });
    expect(ok).toBe(false);
    expect(said).toMatch(named);
  });

  test('a Kubernetes that is too old', async () => {
    const { ok, said } = await helm(['template', 'shop', '--kube-version', '1.26.0']);
    expect([ok, /incompatible with Kubernetes/.test(said)]).toEqual([false, true]);
  });
});
