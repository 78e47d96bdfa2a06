import { BlockList, isIPv6 } from 'node:net';
import { type Manifest, ofKind } from './manifests.js';
import type { Peer, PolicyRule, Selector } from './rendered.js';

/** A sender or receiver of packets: a pod with its labels and namespace, or an address outside the cluster. */
export interface Party {
  name: string;
  ip: string;
  /** Absent for an address outside the cluster. */
  pod?: { namespace: string; labels: Record<string, string> };
}

/** One packet: its sender, receiver, port and protocol. */
export interface Way {
  from: Party;
  to: Party;
  port: number;
  protocol: 'TCP' | 'UDP';
}

type Direction = 'ingress' | 'egress';

/** The policies of one namespace, as a network plug-in reads them. */
export interface Policies {
  namespace: string;
  manifests: Manifest[];
}

/**
 * Returns whether the policies let a packet out of its pod. As in Kubernetes, if no policy selects a pod for a
 * direction, all its traffic in that direction is allowed.
 */
export const letsOut = (policies: Policies, way: Way): boolean => lets(policies, 'egress', way);

/** Returns whether the policies let a packet into its pod. */
export const letsIn = (policies: Policies, way: Way): boolean => lets(policies, 'ingress', way);

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
const blocks = new Map<string, BlockList>();

function blockOf(cidr: string): BlockList {
  const known = blocks.get(cidr);
  if (known) return known;
  const [address = '', prefix] = cidr.split('/');
  const block = new BlockList();
  block.addSubnet(address, Number(prefix), family(address));
  blocks.set(cidr, block);
  return block;
}

/** Returns whether an address is in a block. */
export const isWithin = (ip: string, cidr: string): boolean =>
  family(ip) === family(cidr.split('/')[0] ?? '') && blockOf(cidr).check(ip, family(ip));

function lets({ namespace, manifests }: Policies, direction: Direction, way: Way): boolean {
  const [own, other] = direction === 'egress' ? [way.from, way.to] : [way.to, way.from];
  const { pod } = own;
  if (pod === undefined || pod.namespace !== namespace) return true;
  const selecting = ofKind(manifests, 'NetworkPolicy').filter(
    ({ spec }) => selects(spec.podSelector, pod.labels) && spec.policyTypes.includes(typeOf[direction]),
  );
  if (selecting.length === 0) return true;
  return selecting.some(({ spec }) =>
    (spec[direction] ?? []).some((rule) => hasPeer(rule, direction, { party: other, namespace }) && hasPort(rule, way)),
  );
}

const typeOf = { ingress: 'Ingress', egress: 'Egress' };

function hasPeer(rule: PolicyRule, direction: Direction, at: { party: Party; namespace: string }): boolean {
  const peers = (direction === 'egress' ? rule.to : rule.from) ?? [];
  return peers.length === 0 || peers.some((peer) => isPeer(peer, at));
}

function isPeer(peer: Peer, { party, namespace }: { party: Party; namespace: string }): boolean {
  const { ipBlock, podSelector, namespaceSelector } = peer;
  if (ipBlock !== undefined)
    return isWithin(party.ip, ipBlock.cidr) && !(ipBlock.except ?? []).some((cidr) => isWithin(party.ip, cidr));
  if (party.pod === undefined) return false;
  const labels = { 'kubernetes.io/metadata.name': party.pod.namespace };
  const isNear = namespaceSelector ? selects(namespaceSelector, labels) : party.pod.namespace === namespace;
  return isNear && (podSelector === undefined || selects(podSelector, party.pod.labels));
}

// Without a protocol a rule means TCP. Without ports it means all ports.
const hasPort = ({ ports = [] }: PolicyRule, { port, protocol }: Way): boolean =>
  ports.length === 0 || ports.some((one) => (one.protocol ?? 'TCP') === protocol && one.port === port);

/**
 * Returns whether a selector matches labels. An empty selector matches everything. Throws on a kind of selector that
 * the chart does not use.
 */
function selects({ matchLabels = {}, ...rest }: Selector, labels: Record<string, string>): boolean {
  if (Object.keys(rest).length > 0) throw new Error(`a selector this evaluator does not know: ${JSON.stringify(rest)}`);
  return Object.entries(matchLabels).every(([key, value]) => labels[key] === value);
}
