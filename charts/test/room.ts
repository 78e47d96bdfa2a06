import { componentOf, type Manifest, ofKind } from './manifests.js';
import type { RenderedContainer } from './rendered.js';

/** What pods request, or a node offers: processors, and MiB of memory. */
export interface Need {
  cpu: number;
  memory: number;
}

const processors = (text = '0'): number => (text.endsWith('m') ? Number(text.slice(0, -1)) / 1000 : Number(text));
const mebibytes = (text = '0Mi'): number => Number(text.slice(0, -2)) * (text.endsWith('Gi') ? 1024 : 1);

/** Returns what the containers of a pod request together. */
export const needOf = (containers: readonly RenderedContainer[]): Need => ({
  cpu: containers.reduce((sum, { resources }) => sum + processors(resources.requests?.cpu), 0),
  memory: containers.reduce((sum, { resources }) => sum + mebibytes(resources.requests?.memory), 0),
});

/** Returns the smallest and the largest number of pods of a deployment. */
export function replicasOf(manifests: Manifest[], deployment: Manifest): { least: number; most: number } {
  const scaler = ofKind(manifests, 'HorizontalPodAutoscaler').find(
    (one) => componentOf(one) === componentOf(deployment),
  );
  const { replicas = 1 } = deployment.spec;
  return { least: scaler?.spec.minReplicas ?? replicas, most: scaler?.spec.maxReplicas ?? replicas };
}

/** Returns whether the pods fit on equal nodes. The largest pods are placed first, each on the first node with room. */
export function fitsOn(count: number, node: Need, pods: readonly Need[]): boolean {
  const free = Array.from({ length: count }, () => ({ ...node }));
  return [...pods]
    .sort((a, b) => b.cpu - a.cpu || b.memory - a.memory)
    .every((pod) => {
      const place = free.find(({ cpu, memory }) => cpu + 1e-9 >= pod.cpu && memory >= pod.memory);
      if (place === undefined) return false;
      place.cpu -= pod.cpu;
      place.memory -= pod.memory;
      return true;
    });
}
