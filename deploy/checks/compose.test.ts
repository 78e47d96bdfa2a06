import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { services } from '../local/service-names.mjs';
import { settingsRead } from './settings-read.js';
import { textOf } from './sources.js';

type Part = {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  restart?: string;
};

const text = textOf('deploy/compose.yaml');
const { services: parts }: { services: Record<string, Part> } = parse(text, { merge: true });
const dockerfile = textOf('deploy/Dockerfile');
const ofImage = [...dockerfile.matchAll(/^(?:ENV)?\s+([A-Z_]+)=/gm)].map(([, name]) => name);
const own = [...services, 'bff'];
const environmentOf = (name: string): Record<string, string> => parts[name]?.environment ?? {};

describe('deploy/compose.yaml', () => {
  test.each(own)('%s gets every setting that it requires, and only settings that it reads', (name) => {
    const provided = Object.keys(environmentOf(name));
    const { known, needed } = settingsRead(name);
    const there = [...provided, ...ofImage, 'OBJECTS_DIR'];
    expect(provided.filter((one) => !known.includes(one))).toEqual([]);
    expect(needed.filter((one) => !there.includes(one))).toEqual([]);
  });

  test('every setting of the image is read by some process', () => {
    // Node.js itself reads these options.
    const known = ['NODE_OPTIONS', ...own.flatMap((name) => settingsRead(name).known)];
    expect(ofImage.filter((name) => name && !known.includes(name))).toEqual([]);
    expect(ofImage).toContain('SERVICE_HOST');
  });

  test('the BFF gets the ports on which the services listen', () => {
    const bff = environmentOf('bff');
    for (const name of own.slice(0, -1)) {
      expect(bff[`${name.toUpperCase()}_ADDRESS`]).toBe(`${name}:${environmentOf(name).SERVICE_PORT}`);
    }
    expect(bff.MEDIA_HTTP_URL).toBe(`http://media:${environmentOf('media').HTTP_PORT}`);
    expect(parts.bff?.ports).toEqual([`127.0.0.1:\${PORT:-8080}:${bff.PORT}`]);
  });

  test('each service signs in to the database as its own role', () => {
    for (const name of own.slice(0, -1)) expect(environmentOf(name).DATABASE_URL).toContain(`//setu_${name}:`);
    expect(environmentOf('bff').DATABASE_URL).toBeUndefined();
  });

  test('every long-running container has a health check and waits for its dependencies', () => {
    for (const [name, part] of Object.entries(parts)) {
      const isOneOff = part.restart === 'no';
      expect(Boolean(part.healthcheck), name).toBe(!isOneOff);
      for (const [other, { condition }] of Object.entries(part.depends_on ?? {})) {
        const ends = parts[other]?.restart === 'no';
        expect(condition, `${name} waits for ${other}`).toBe(
          ends ? 'service_completed_successfully' : 'service_healthy',
        );
      }
    }
  });

  test('compose 1.x accepts the file, which has no top-level name', () => {
    expect(Object.keys(parse(text)).filter((key) => !key.startsWith('x-'))).toEqual(['services', 'volumes']);
    expect(textOf('deploy/compose.env.example')).toMatch(/^COMPOSE_PROJECT_NAME=setu$/m);
  });

  test('health checks run a file of the image, without a shell', () => {
    for (const name of own) {
      expect(parts[name]?.healthcheck?.test).toEqual(['CMD', 'node', 'deploy/ready.mjs']);
      expect(environmentOf(name).ADMIN_PORT).toBe('9090');
    }
    expect(textOf('deploy/ready.mjs')).toContain('/readyz');
    // The image keeps deploy/. Only other folders are removed.
    expect(dockerfile).not.toMatch(/deploy\/ready|rm -rf deploy /);
  });

  test('our processes share one image that they cannot write to', () => {
    expect(new Set(own.map((name) => parts[name]?.image)).size).toBe(1);
    expect(own.filter((name) => !parts[name]?.read_only)).toEqual([]);
    for (const name of own) expect(parts[name]?.command?.[1]).toMatch(/^(services\/\w+|bff)\/dist\/main\.js$/);
  });

  test('other images have an exact version', () => {
    const foreign = Object.entries(parts).filter(([name]) => !own.includes(name));
    for (const [name, { image }] of foreign) expect(image, name).toMatch(/:(\d|RELEASE)[\w.-]+$/);
  });

  test('no secret has a default, and the example names every secret without a value', () => {
    const used = [...text.matchAll(/\$\{(\w+)(:[?-])?([^}]*)/g)].map(([, name, mark, rest]) => ({ name, mark, rest }));
    const secret = /PASSWORD|KEY|SECRET/;
    // An optional secret defaults to an empty value.
    const isSafe = ({ mark, rest }: (typeof used)[number]) => mark === ':?' || (mark === ':-' && rest === '');
    expect(used.filter((one) => secret.test(one.name ?? '') && !isSafe(one))).toEqual([]);
    const secrets = new Set(used.map(({ name }) => name).filter((name) => secret.test(name ?? '')));
    const example = textOf('deploy/compose.env.example');
    for (const name of secrets) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
    expect(textOf('.gitignore')).toMatch(/^\.env$/m);
    expect(textOf('.dockerignore')).toMatch(/^\*\*\/\.env$/m);
  });

  test('the storage sizes of JetStream are set', () => {
    expect(textOf('deploy/nats/nats.conf')).toMatch(/max_file_store: \d+GB/);
    expect(parts.nats?.volumes?.join()).toContain('./nats/nats.conf');
  });
});
