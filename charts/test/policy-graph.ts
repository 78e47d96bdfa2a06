import { type Manifest, ofKind } from './helm.js';
import type { PolicyRule } from './rendered.js';

export type Edge = { from: string[]; to: string[]; port?: string };
type Place = { cidrs?: string[]; namespaces?: string[]; ports?: number[] };
type Given = { nats?: { enabled?: boolean }; fx?: { feedUrl?: string }; network?: Record<string, Place> };

const inside: Record<string, number> = { http: 8080, grpc: 50051, bytes: 8081, admin: 9090 };
const defaults: Record<string, Place> = {
  ingress: { namespaces: ['ingress-nginx'] },
  dns: { namespaces: ['kube-system'], ports: [53, 53] },
  postgres: { ports: [5432] },
  nats: { ports: [4222] },
  s3: { ports: [443] },
  bank: { ports: [443] },
  mail: { ports: [465, 587] },
  translator: { ports: [443] },
  captcha: { ports: [443] },
  webhooks: { ports: [443] },
  collector: { ports: [4318] },
};

/** The list of edges.yaml with a value file's places put in, one text per pair and port: `bff → fx 50051`. */
export function declaredEdges(edges: Edge[], given: Given): string[] {
  const place = (name: string): Place => ({ ...defaults[name], ...given.network?.[name] });
  const isThere = (name: string): boolean => {
    if (!(name in defaults) && name !== 'monitoring') return true;
    const { cidrs = [], namespaces = [] } = place(name);
    return cidrs.length + namespaces.length > 0;
  };
  return edges
    .flatMap(({ from, to, port }) =>
      from.flatMap((one) =>
        to.map((other) => ({ one, other, ports: port ? [inside[port]] : (place(other).ports ?? []) })),
      ),
    )
    .filter(({ one, other }) => isThere(one) && isThere(other))
    .flatMap(({ one, other, ports }) => ports.map((port) => `${one} → ${other} ${port}`))
    .sort();
}

const component = 'app.kubernetes.io/component';

/** What a set of network policies allows, as two lists of edges; `denied`: all else is refused, both ways, for every pod. */
export function policyEdges(manifests: Manifest[]): { incoming: string[]; outgoing: string[]; denied: boolean } {
  const policies = ofKind(manifests, 'NetworkPolicy');
  const own = policies.filter(({ spec }) => spec.podSelector.matchLabels[component]);
  const rest = policies.filter(({ spec }) => !spec.podSelector.matchLabels[component]);
  const edges = (direction: 'ingress' | 'egress', side: 'from' | 'to'): string[] =>
    own.flatMap(({ spec }) =>
      (spec[direction] ?? []).flatMap((rule) => {
        const me = spec.podSelector.matchLabels[component];
        const other = nameOf(rule, side);
        return rule.ports.map(({ port }) => (side === 'to' ? `${me} → ${other} ${port}` : `${other} → ${me} ${port}`));
      }),
    );
  const both = (spec: Manifest['spec'] | undefined): boolean => spec?.policyTypes.join() === 'Ingress,Egress';
  const [deny] = rest;
  const denied = rest.length === 1 && both(deny?.spec) && !deny?.spec.ingress && !deny?.spec.egress;
  return {
    incoming: edges('ingress', 'from').sort(),
    outgoing: edges('egress', 'to').sort(),
    denied: denied && own.every(({ spec }) => both(spec)),
  };
}

/** Whom a rule is about: a workload, or the place outside its peers and ports tell. */
function nameOf(rule: PolicyRule, side: 'from' | 'to'): string {
  const peers = rule[side] ?? [];
  const [first] = peers;
  if (!first) return 'everybody';
  if (first.podSelector) return first.podSelector.matchLabels[component] ?? '';
  if (side === 'from') return rule.ports[0]?.port === 9090 ? 'monitoring' : 'ingress';
  const text = JSON.stringify(peers);
  const places: [string, RegExp][] = [
    ['dns', /kube-system/],
    ['bank', /192\.0\.2\.10/],
    ['mail', /10\.0\.5\./],
    ['translator', /10\.0\.6\./],
    ['captcha', /10\.0\.7\./],
    ['webhooks', /"0\.0\.0\.0\/0/],
    ['collector', /tracing/],
    ['s3', /10\.0\.2\.|minio/],
    ['nats', /"nats"|10\.0\.4\./],
    ['postgres', /10\.0\.1\.|"postgres"/],
  ];
  return places.find(([, sign]) => sign.test(text))?.[0] ?? text;
}
