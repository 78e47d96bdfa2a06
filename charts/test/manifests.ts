import { parseAllDocuments } from 'yaml';
import type { Spec } from './rendered.js';

/** A rendered object of Kubernetes; what a test looks at it knows itself. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> };
  spec: Spec;
  data?: Record<string, string>;
};

/** The objects in a stream of YAML documents. */
export const manifestsIn = (stream: string): Manifest[] =>
  parseAllDocuments(stream).flatMap((document) => {
    if (document.errors[0]) throw document.errors[0];
    const manifest: Manifest | null = document.toJS();
    return manifest ? [manifest] : [];
  });

export const ofKind = (manifests: Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

/** What the pods of an owner are made from, of one that runs by the clock too. */
export const podTemplateOf = ({ spec }: Manifest): Spec['template'] => spec.jobTemplate?.spec.template ?? spec.template;

/** The workload a manifest belongs to: bff, a service's name, migrate, mirror, test. */
export const componentOf = ({ metadata }: Manifest): string => metadata.labels['app.kubernetes.io/component'] ?? '';
