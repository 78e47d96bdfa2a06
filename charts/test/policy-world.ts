import { componentOf, type Manifest } from './manifests.js';
import { podsOf } from './pod-rules.js';
import { isWithin, letsIn, letsOut, type Party, type Policies, type Way } from './policy-evaluator.js';

/** An entry of edges.yaml. */
export type Edge = { from: string[]; to: string[]; port?: string };
/** The addresses and ports of an external endpoint, as in `network` of the values. */
export type Place = { cidrs: string[]; namespaces: string[]; ports?: number[] };
export type Places = Record<string, Place>;

const namespace = 'shop';
const inside: Record<string, number> = { http: 8080, grpc: 50051, bytes: 8081, admin: 9090 };
/** Ports that edges.yaml never declares: those of SSH and of the kubelet. */
const undeclared = [22, 10250];

/**
 * Returns all parties: our pods, similar pods of another release, unrelated pods and addresses, and every external
 * endpoint of the values.
 */
export function parties(manifests: Manifest[], places: Places): Party[] {
  let last = 0;
  const pod = (name: string, where: string, labels: Record<string, string> = {}): Party => {
    last += 1;
    return { name, ip: `10.200.0.${last}`, pod: { namespace: where, labels } };
  };
  const own = podsOf(manifests).map(({ name, labels }) => pod(name, namespace, labels));
  const [first] = own;
  const namesake = { ...first?.pod?.labels, 'app.kubernetes.io/instance': 'other' };
  const all = Object.values(places);
  const namespaces = new Set([...all.flatMap((place) => place.namespaces), 'strangers']);
  const addresses = new Set([
    ...all.flatMap(({ cidrs }) => cidrs.map(firstOf)),
    '198.51.100.7',
    '10.77.0.1',
    'fd77::1',
  ]);
  return [
    ...own,
    pod('namesake', namespace, namesake),
    pod('namesake far away', 'strangers', first?.pod?.labels),
    pod('neighbour', namespace),
    ...[...namespaces].map((name) => pod(`a pod in ${name}`, name)),
    ...[...addresses].map((ip) => ({ name: ip, ip })),
  ];
}

// The first address of a block represents the block.
const firstOf = (cidr: string): string => cidr.split('/')[0]?.replace(/^0\.0\.0\.0$/, '203.0.113.9') ?? '';

/** Returns the packets to try: from every party to every other party, at each declared port and two more. */
export function ways(all: Party[], places: Places): Way[] {
  const declared = Object.values(places).flatMap(({ ports = [] }) => ports);
  const ports = [...new Set([...Object.values(inside), ...declared, ...undeclared])];
  return all.flatMap((from) =>
    all
      .filter((to) => to !== from && (from.pod?.namespace === namespace || to.pod?.namespace === namespace))
      .flatMap((to) =>
        ports.flatMap((port) => (['TCP', 'UDP'] as const).map((protocol) => ({ from, to, port, protocol }))),
      ),
  );
}

const ownName = ({ pod }: Party): string | undefined =>
  pod?.namespace === namespace && pod.labels['app.kubernetes.io/instance'] === 'shop'
    ? pod.labels['app.kubernetes.io/component']
    : undefined;

/** The private networks, which webhooks never reach, however wide their block is. */
const atHome = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', '169.254.0.0/16', '100.64.0.0/10'];

const isAt = ({ ip, pod }: Party, place: Place | undefined): boolean =>
  place !== undefined &&
  ((pod !== undefined && place.namespaces.includes(pod.namespace)) || place.cidrs.some((cidr) => isWithin(ip, cidr)));

/** Returns whether edges.yaml has an edge for this packet, given the external endpoints of the values. */
export function isDeclared(edges: Edge[], places: Places, { from, to, port, protocol }: Way): boolean {
  const isOne = (name: string, party: Party): boolean =>
    name in places
      ? isAt(party, places[name]) && !(name === 'webhooks' && atHome.some((cidr) => isWithin(party.ip, cidr)))
      : ownName(party) === name;
  const hasPort = (edge: Edge, target: string): boolean =>
    edge.port
      ? protocol === 'TCP' && inside[edge.port] === port
      : (protocol === 'TCP' || target === 'dns') && (places[target]?.ports ?? []).includes(port);
  return edges.some(
    (edge) =>
      edge.from.some((name) => isOne(name, from)) && edge.to.some((name) => isOne(name, to) && hasPort(edge, name)),
  );
}

const said = ({ from, to, port, protocol }: Way): string => `${from.name} → ${to.name} ${protocol} ${port}`;

/** Returns the packets that one of our workloads sends or receives. */
export const waysOf = (name: string, all: Way[]): Way[] =>
  all.filter(({ from, to }) => ownName(from) === name || ownName(to) === name);

/** Returns, as texts, the packets that the policies let out of our pods and into them. */
export function allowed(manifests: Manifest[], all: Way[]): { out: string[]; in: string[] } {
  const policies: Policies = { namespace, manifests };
  return {
    out: all.filter((way) => ownName(way.from) && letsOut(policies, way)).map(said),
    in: all.filter((way) => ownName(way.to) && letsIn(policies, way)).map(said),
  };
}

/** Returns, as texts, the packets that edges.yaml declares out of our pods and into them. */
export function declared(edges: Edge[], places: Places, all: Way[]): { out: string[]; in: string[] } {
  const open = all.filter((way) => isDeclared(edges, places, way));
  return {
    out: open.filter(({ from }) => ownName(from)).map(said),
    in: open.filter(({ to }) => ownName(to)).map(said),
  };
}

/** Returns the policy of a workload among the manifests. */
export const policyOf = (manifests: Manifest[], name: string): Manifest | undefined =>
  manifests.find((one) => one.kind === 'NetworkPolicy' && componentOf(one) === name);
