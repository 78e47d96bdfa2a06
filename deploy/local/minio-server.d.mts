export interface Minio {
  url: string;
  /** The settings with which a service connects to it. */
  env: { S3_ENDPOINT: string; S3_ACCESS_KEY: string; S3_SECRET_KEY: string; S3_BUCKET: string };
  pid: () => number;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  watch: (say: (text: string) => void) => Promise<void>;
}

export function startMinio(place: {
  program: string;
  port: number;
  folder: string;
  logFile: string;
  password: string;
}): Promise<Minio>;
