{{/* The settings of a workload that are not secret. Takes root and name. */}}
{{- define "setu.settings" -}}
{{- $v := .root.Values -}}
NODE_ENV: production
LOG_LEVEL: {{ $v.logLevel }}
ADMIN_HOST: 0.0.0.0
ADMIN_PORT: "9090"
DRAIN_DELAY_MS: "5000"
{{- with include "setu.environment" . | trim }}
{{ . }}
{{- end }}
{{- with $v.tracing.endpoint }}
OTEL_EXPORTER_OTLP_ENDPOINT: {{ . | quote }}
{{- end }}
{{- if $v.rpcTls.secret }}
RPC_TLS_CERT: /etc/setu/rpc-tls/tls.crt
RPC_TLS_KEY: /etc/setu/rpc-tls/tls.key
RPC_TLS_CA: /etc/setu/rpc-tls/ca.crt
{{- end }}
{{- if eq .name "bff" }}
{{- $full := include "setu.fullname" .root }}
HOST: 0.0.0.0
PORT: "8080"
{{- range $service := include "setu.services" .root | splitList " " }}
{{ upper $service }}_ADDRESS: {{ $full }}-{{ $service }}:50051
{{- end }}
MEDIA_HTTP_URL: http://{{ $full }}-media:8081
{{- if eq $v.captcha.provider "recaptcha" }}
RECAPTCHA_SCRIPT_URL: {{ $v.captcha.recaptcha.scriptUrl | quote }}
RECAPTCHA_ORIGINS: {{ join "," $v.captcha.recaptcha.origins | quote }}
{{- end }}
TRUSTED_HOPS: {{ $v.trustedHops | quote }}
SUGGEST_RATE: {{ $v.limits.suggestionsPerSecond | quote }}
UPLOAD_RATE: {{ $v.limits.uploadsPerMinute | quote }}
TRANSLATE_RATE: {{ $v.limits.translationsPerMinute | quote }}
{{- else }}
SERVICE_HOST: 0.0.0.0
SERVICE_PORT: "50051"
MIGRATE: check
SETU_DEMO: {{ ternary "1" "0" $v.demo | quote }}
DB_POOL_MAX: {{ $v.postgres.poolSize | quote }}
{{- if $v.nats.enabled }}
NATS_REPLICAS: {{ $v.nats.replicas | quote }}
{{- end }}
{{- end }}
{{- if has .name (list "request" "identity" "catalogue") }}
MEDIA_HTTP_URL: http://{{ include "setu.fullname" .root }}-media:8081
{{- end }}
{{- if has .name (list "bff" "identity") }}
PUBLIC_ORIGIN: {{ $v.publicOrigin | quote }}
ALLOWED_ORIGINS: {{ join "," $v.allowedOrigins | quote }}
{{- with $v.supplierHosts }}
SUPPLIER_HOSTS: {{ join "," . | quote }}
{{- end }}
CAPTCHA: {{ $v.captcha.provider | quote }}
{{- end }}
{{- if eq .name "identity" }}
{{- if eq $v.captcha.provider "recaptcha" }}
RECAPTCHA_SITE_KEY: {{ $v.captcha.recaptcha.siteKey | quote }}
RECAPTCHA_VERIFY_URL: {{ $v.captcha.recaptcha.verifyUrl | quote }}
{{- end }}
SIGN_IN_PER_MINUTE: {{ $v.limits.signInsPerMinute | quote }}
{{- if $v.signing.trustConfigMap }}
SIGNING_TRUST_FILE: /etc/setu/trust/trust.pem
{{- end }}
{{- if $v.signing.crlsConfigMap }}
SIGNING_CRLS: /etc/setu/crls
SIGNING_CRLS_OUT_OF_DATE: {{ $v.signing.outOfDate }}
{{- end }}
{{- if $v.mail.existingSecret }}
MAIL_FROM: {{ $v.mail.from | quote }}
SUPPORT_EMAIL: {{ $v.mail.supportEmail | quote }}
{{- end }}
{{- end }}
{{- if and (eq .name "review") $v.translation.provider }}
TRANSLATE_PROVIDER: {{ $v.translation.provider }}
TRANSLATE_TIMEOUT_MS: {{ $v.translation.timeoutMs | quote }}
{{- with $v.translation.url }}
TRANSLATE_URL: {{ . | quote }}
{{- end }}
{{- with $v.translation.folder }}
TRANSLATE_FOLDER: {{ . | quote }}
{{- end }}
{{- end }}
{{- if eq .name "media" }}
HTTP_HOST: 0.0.0.0
HTTP_PORT: "8081"
MEDIA_TEMP_DIR: /tmp/setu-media
S3_ENDPOINT: {{ $v.s3.endpoint | quote }}
S3_BUCKET: {{ $v.s3.bucket | quote }}
S3_REGION: {{ $v.s3.region | quote }}
{{- end }}
{{- if and (eq .name "catalogue") $v.search.existingSecret }}
SEARCH_INDEX: opensearch
SEARCH_ALIAS: {{ $v.search.alias | quote }}
SEARCH_SHARDS: {{ $v.search.shards | quote }}
SEARCH_TIMEOUT_MS: {{ $v.search.timeoutMs | quote }}
{{- end }}
{{- if and (eq .name "catalogue") (or $v.embeddings.url $v.embeddings.server.enabled) }}
EMBEDDINGS: http
EMBEDDINGS_URL: {{ $v.embeddings.url | default (printf "http://%s-vectors:8080/v1" (include "setu.fullname" .root)) | quote }}
EMBEDDINGS_MODEL: {{ $v.embeddings.model | quote }}
EMBEDDINGS_QUERY_MODEL: {{ $v.embeddings.queryModel | default $v.embeddings.model | quote }}
EMBEDDINGS_DIMENSIONS: {{ $v.embeddings.dimensions | quote }}
EMBEDDINGS_TIMEOUT_MS: {{ $v.embeddings.timeoutMs | quote }}
EMBEDDINGS_BATCH: {{ $v.embeddings.batch | quote }}
{{- end }}
{{- if eq .name "fx" }}
FX_FEED_URL: {{ $v.fx.feedUrl | quote }}
FX_CURRENCIES: {{ join "," $v.fx.currencies | quote }}
FX_BACKFILL_DAYS: {{ $v.fx.backfillDays | quote }}
{{- end }}
{{- end -}}

{{/* The extra variables from the values, and the path where Node.js finds private certificates. Takes root and name (`migrate` has no variables of its own). */}}
{{- define "setu.environment" -}}
{{- $v := .root.Values -}}
{{- if or $v.privateCa.configMap $v.privateCa.secret }}
NODE_EXTRA_CA_CERTS: /etc/setu/private-ca/{{ $v.privateCa.key }}
{{- end }}
{{- range $name, $value := merge (dict) (dig .name "env" (dict) $v.workloads) $v.extra.env }}
{{ $name }}: {{ $value | quote }}
{{- end }}
{{- end -}}

{{/* One variable from an existing secret. Takes name, secret and key. */}}
{{- define "setu.fromSecret" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret }}
      key: {{ .key }}
{{- end -}}

{{/* The secrets of a workload, only those that it needs. Takes root and name. */}}
{{- define "setu.secrets" -}}
{{- $v := .root.Values -}}
{{ include "setu.fromSecret" (dict "name" "ACTOR_KEYS" "secret" $v.keys.existingSecret "key" "ACTOR_KEYS") }}
{{- if eq .name "bff" }}
{{ include "setu.fromSecret" (dict "name" "CSRF_SECRET" "secret" $v.keys.existingSecret "key" "CSRF_SECRET") }}
{{- else }}
{{ include "setu.fromSecret" (dict "name" "DATABASE_URL" "secret" $v.postgres.existingSecret "key" (printf "%s_DATABASE_URL" (upper .name))) }}
{{- if and $v.postgres.hasReplica (has .name (list "identity" "catalogue" "request")) }}
{{ include "setu.fromSecret" (dict "name" "REPLICA_DATABASE_URL" "secret" $v.postgres.existingSecret "key" (printf "%s_REPLICA_DATABASE_URL" (upper .name))) }}
{{- end }}
{{- if $v.nats.enabled }}
{{ include "setu.fromSecret" (dict "name" "NATS_URL" "secret" $v.nats.existingSecret "key" "NATS_URL") }}
{{- else }}
{{ include "setu.fromSecret" (dict "name" "BUS_DATABASE_URL" "secret" $v.postgres.existingSecret "key" "BUS_DATABASE_URL") }}
{{- end }}
{{- end }}
{{- if eq .name "identity" }}
{{- range $key := list "CAPTCHA_KEYS" "FACTOR_KEYS" }}
- name: {{ $key }}
  valueFrom:
    secretKeyRef: { name: {{ $v.keys.existingSecret }}, key: {{ $key }}, optional: true }
{{- end }}
{{- end }}
{{- if and (eq .name "identity") $v.mail.existingSecret }}
{{ include "setu.fromSecret" (dict "name" "SMTP_URL" "secret" $v.mail.existingSecret "key" "SMTP_URL") }}
{{- end }}
{{- if and (eq .name "identity") (eq $v.captcha.provider "recaptcha") }}
{{ include "setu.fromSecret" (dict "name" "RECAPTCHA_SECRET" "secret" $v.captcha.recaptcha.existingSecret "key" "RECAPTCHA_SECRET") }}
{{- end }}
{{- if and (eq .name "review") $v.translation.existingSecret }}
{{ include "setu.fromSecret" (dict "name" "TRANSLATE_KEY" "secret" $v.translation.existingSecret "key" "TRANSLATE_KEY") }}
{{- end }}
{{- if and (eq .name "catalogue") $v.search.existingSecret }}
{{ include "setu.fromSecret" (dict "name" "SEARCH_URL" "secret" $v.search.existingSecret "key" "SEARCH_URL") }}
{{- end }}
{{- if and (eq .name "catalogue") $v.embeddings.existingSecret }}
{{ include "setu.fromSecret" (dict "name" "EMBEDDINGS_KEY" "secret" $v.embeddings.existingSecret "key" "EMBEDDINGS_KEY") }}
{{- end }}
{{- if eq .name "media" }}
{{- range $key := list "S3_ACCESS_KEY" "S3_SECRET_KEY" }}
{{ include "setu.fromSecret" (dict "name" $key "secret" $v.s3.existingSecret "key" $key) }}
{{- end }}
{{- end }}
{{- end -}}

{{/* The versions of the secrets that a workload reads. Takes root and name. */}}
{{- define "setu.secretVersions" -}}
{{- with .root.Values -}}
keys={{ .keys.version }}{{ if .rpcTls.secret }} rpc-tls={{ .rpcTls.version }}{{ end }}
{{- if ne $.name "bff" }} postgres={{ .postgres.version }}{{ if .nats.enabled }} nats={{ .nats.version }}{{ end }}{{ end }}
{{- if and (eq $.name "identity") .mail.existingSecret }} mail={{ .mail.version }}{{ end }}
{{- if and (eq $.name "identity") (eq .captcha.provider "recaptcha") }} captcha={{ .captcha.recaptcha.version }}{{ end }}
{{- if and (eq $.name "review") .translation.existingSecret }} translation={{ .translation.version }}{{ end }}
{{- if and (eq $.name "catalogue") .search.existingSecret }} search={{ .search.version }}{{ end }}
{{- if and (eq $.name "catalogue") .embeddings.existingSecret }} embeddings={{ .embeddings.version }}{{ end }}
{{- if eq $.name "media" }} s3={{ .s3.version }}{{ end }}
{{- end -}}
{{- end -}}
