type Labels = Record<string, string>;

/** A variable of a container, given or out of a secret. */
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
  /** A pod that only looks has none. */
  volumes?: [Volume, ...Volume[]];
  initContainers?: RenderedContainer[];
  containers: [RenderedContainer, ...RenderedContainer[]];
}

interface Volume {
  emptyDir: { sizeLimit?: string };
  /** Instead: lists and certificates it only reads. */
  configMap?: { name: string };
  secret?: { secretName: string };
}

/** What selects pods or namespaces; the chart uses labels alone. */
export interface Selector {
  matchLabels?: Labels;
}

/** Whom a rule of a network policy is about. */
export interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

/** A rule of a network policy: peers of one side, and ports. */
export interface PolicyRule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number; protocol?: string }[];
}

interface PodTemplate {
  metadata: { labels: Labels; annotations?: Labels };
  spec: PodSpec;
}

/** What tests look at in objects, whatever their kind; that it is as Kubernetes has it `typed.test.ts` shows. */
export interface Spec {
  replicas?: number;
  minReplicas?: number;
  selector: { matchLabels?: Labels; [label: string]: Labels | string | undefined };
  ports: { name: string; port: number; targetPort: string }[];
  clusterIP?: string;
  template: PodTemplate;
  /** Of what runs by the clock. */
  jobTemplate?: { spec: { template: PodTemplate } };
  /** Of a pod that stands by itself. */
  containers?: RenderedContainer[];
  podSelector: Selector;
  policyTypes: string[];
  ingress?: PolicyRule[];
  egress?: PolicyRule[];
}
