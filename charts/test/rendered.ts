type Labels = Record<string, string>;

/** A variable of a container, with a plain value or from a secret. */
export interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { key: string; optional?: boolean } };
}

interface Probe {
  httpGet: { path: string };
  periodSeconds: number;
  failureThreshold: number;
}

interface Amounts {
  cpu?: string;
  memory?: string;
}

/** A container as the chart renders it. */
export interface RenderedContainer {
  name: string;
  image: string;
  command: string[];
  env: Variable[];
  ports: { name: string }[];
  securityContext: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities: { drop?: string[]; add?: string[] };
  };
  resources: { requests?: Amounts; limits: Amounts };
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
  lifecycle?: { preStop: { exec: { command: string[] } } };
}

/** A pod as the chart renders it. */
export interface PodSpec {
  securityContext: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string } };
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: { topologyKey: string }[];
  affinity?: { podAntiAffinity?: object };
  /** Absent for the test pod. */
  volumes?: [Volume, ...Volume[]];
  initContainers?: RenderedContainer[];
  containers: [RenderedContainer, ...RenderedContainer[]];
}

interface Volume {
  emptyDir: { sizeLimit?: string };
  /** Alternatives to emptyDir: lists and certificates that the pod only reads. */
  configMap?: { name: string };
  secret?: { secretName: string };
}

/** A selector of pods or namespaces. The chart uses labels only. */
export interface Selector {
  matchLabels?: Labels;
}

/** A peer in a rule of a network policy. */
export interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

/** A rule of a network policy: its peers and ports. */
export interface PolicyRule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number; protocol?: string }[];
}

interface PodTemplate {
  metadata: { labels: Labels; annotations?: Labels };
  spec: PodSpec;
}

/**
 * The fields that tests read, of objects of every kind. `typed.test.ts` checks the objects against Kubernetes' own
 * types.
 */
export interface Spec {
  replicas?: number;
  minReplicas?: number;
  maxReplicas?: number;
  metrics?: { pods?: { metric: { name: string } } }[];
  selector: { matchLabels?: Labels; [label: string]: Labels | string | undefined };
  ports: { name: string; port: number; targetPort: string }[];
  clusterIP?: string;
  template: PodTemplate;
  /** Set in a cron job. */
  jobTemplate?: { spec: { template: PodTemplate } };
  /** Set in a bare pod. */
  containers?: RenderedContainer[];
  podSelector: Selector;
  policyTypes: string[];
  ingress?: PolicyRule[];
  egress?: PolicyRule[];
}
