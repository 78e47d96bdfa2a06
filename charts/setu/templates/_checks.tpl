{{/* Checks what the schema cannot, because two values depend on each other. Each error says what to change. */}}
{{- define "setu.checks" -}}
{{- $v := .Values -}}
{{- if not (or $v.image.tag $v.image.digest) }}{{ fail "image: set a tag or a digest" }}{{ end -}}
{{- include "setu.checkWorkloads" . -}}
{{- include "setu.checkSizes" . -}}
{{- include "setu.checkConnections" . -}}
{{- include "setu.checkEntrance" . -}}
{{- include "setu.checkExtra" . -}}
{{- include "setu.checkPartners" . -}}
{{- if $v.networkPolicy.enabled }}{{ include "setu.checkNetwork" . }}{{ end -}}
{{- end -}}

{{/* Converts an amount such as `250m`, `2` or `0.5` to thousandths of a processor. */}}
{{- define "setu.millis" -}}
{{- if hasSuffix "m" . }}{{ trimSuffix "m" . | int64 }}{{ else }}{{ mulf (float64 .) 1000.0 | int64 }}{{ end -}}
{{- end -}}

{{/* Converts an amount such as `64Mi` or `2Gi` to MiB. */}}
{{- define "setu.mebis" -}}
{{- if hasSuffix "Gi" . }}{{ mul 1024 (trimSuffix "Gi" . | int64) }}{{ else }}{{ trimSuffix "Mi" . | int64 }}{{ end -}}
{{- end -}}

{{/* Refuses requests above limits. The API server would refuse them too, but only after the migrations ran. Takes where and resources. */}}
{{- define "setu.checkAmounts" -}}
{{- $asked := .resources.requests }}{{ $most := .resources.limits -}}
{{- if gt (include "setu.millis" $asked.cpu | int64) (include "setu.millis" $most.cpu | int64) -}}
{{- fail (printf "%s.resources: requests.cpu %s is more than limits.cpu %s: raise the limit" .where $asked.cpu $most.cpu) -}}
{{- end -}}
{{- if gt (include "setu.mebis" $asked.memory | int64) (include "setu.mebis" $most.memory | int64) -}}
{{- fail (printf "%s.resources: requests.memory %s is more than limits.memory %s: raise the limit" .where $asked.memory $most.memory) -}}
{{- end -}}
{{- end -}}

{{- define "setu.checkWorkloads" -}}
{{- range $name, $one := .Values.workloads -}}
{{- if gt (int $one.autoscaling.minReplicas) (int $one.autoscaling.maxReplicas) -}}
{{- fail (printf "workloads.%s.autoscaling: minReplicas is more than maxReplicas" $name) -}}
{{- end -}}
{{- include "setu.checkAmounts" (dict "where" (printf "workloads.%s" $name) "resources" $one.resources) -}}
{{- end -}}
{{- include "setu.checkAmounts" (dict "where" "migrations" "resources" .Values.migrations.resources) -}}
{{- end -}}

{{/* One call may bring media 20 files of 20 MiB. A million cards take 1.25 GiB of memory while the index is read, and two copies of its file of 230 MiB. */}}
{{- define "setu.checkSizes" -}}
{{- $w := .Values.workloads -}}
{{- /* With a search cluster the index needs no memory or disk of the pods. */ -}}
{{- $cards := ternary 0 (int64 .Values.catalogue.cards) (ne .Values.search.existingSecret "") -}}
{{- if lt (include "setu.mebis" $w.media.tmpSize | int64) 512 -}}
{{- fail (printf "workloads.media.tmpSize: %s is too small for one upload: set 512Mi or more" $w.media.tmpSize) -}}
{{- end -}}
{{- $memory := add 384 (div (mul $cards 1280) 1000000) -}}
{{- if lt (include "setu.mebis" $w.catalogue.resources.limits.memory | int64) $memory -}}
{{- fail (printf "workloads.catalogue.resources.limits.memory: the search index of %d cards (catalogue.cards) needs %dMi" $cards $memory) -}}
{{- end -}}
{{- $file := add 512 (div (mul $cards 460) 1000000) -}}
{{- if lt (include "setu.mebis" $w.catalogue.tmpSize | int64) $file -}}
{{- fail (printf "workloads.catalogue.tmpSize: files of cards and the search index of %d cards (catalogue.cards) need %dMi" $cards $file) -}}
{{- end -}}
{{- range $name, $one := $w -}}
{{- if lt (include "setu.mebis" $one.tmpSize | int64) 16 -}}
{{- fail (printf "workloads.%s.tmpSize: set 16Mi or more" $name) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* The most connections to Postgres that one pod of a service opens. Takes root and name. */}}
{{- define "setu.connectionsOf" -}}
{{- /* On top of the pool: one listens for the outbox and two serve the task queue. A bus in Postgres adds four and one that listens. */ -}}
{{- $beside := ternary 3 8 .root.Values.nats.enabled -}}
{{- add .root.Values.postgres.poolSize $beside (get (dict "identity" 1 "catalogue" 6) .name | default 0) -}}
{{- end -}}

{{/* The connections of all pods at the highest number of pods. Takes root and `spare`, the number of extra pods of each service. */}}
{{- define "setu.connections" -}}
{{- $sum := 0 -}}
{{- range $name := include "setu.services" .root | splitList " " -}}
{{- $one := index $.root.Values.workloads $name -}}
{{- $pods := add (ternary $one.autoscaling.maxReplicas $one.replicas $one.autoscaling.enabled) $.spare -}}
{{- $sum = add $sum (mul $pods (include "setu.connectionsOf" (dict "root" $.root "name" $name) | int)) -}}
{{- end -}}
{{- $sum -}}
{{- end -}}

{{- define "setu.checkConnections" -}}
{{- $sum := include "setu.connections" (dict "root" . "spare" 0) | int -}}
{{- $given := int .Values.postgres.connections -}}
{{- if gt $sum $given -}}
{{- fail (printf "postgres.poolSize: the pods may open %d connections, but Postgres has %d (postgres.connections): raise max_connections there and the value here, or use smaller pools or fewer pods" $sum $given) -}}
{{- end -}}
{{- end -}}

{{- define "setu.checkEntrance" -}}
{{- $v := .Values -}}
{{- $host := include "setu.hosts" . | splitList " " | first -}}
{{- if and $v.ingress.enabled (ne $host $v.ingress.host) -}}
{{- fail (printf "ingress.host %q is not the host of publicOrigin %q: sign-in would be rejected" $v.ingress.host $v.publicOrigin) -}}
{{- end -}}
{{- if and $v.ingress.enabled (hasPrefix "https://" $v.publicOrigin) (not $v.ingress.tlsSecret) -}}
{{- fail "ingress.tlsSecret is required: publicOrigin is https" -}}
{{- end -}}
{{- if and (or $v.ingress.enabled $v.gateway.enabled) (lt (int $v.trustedHops) 1) -}}
{{- fail "trustedHops: with 0 all users have the address of the proxy and share one rate limit: set 1 for an ingress or a gateway, and one more for each proxy before it" -}}
{{- end -}}
{{- if and $v.gateway.enabled (not $v.gateway.parents) -}}
{{- fail "gateway.parents: name the gateway of the route" -}}
{{- end -}}
{{- end -}}

{{/* Extra variables must not repeat the chart's own, because it would be unclear which value wins. */}}
{{- define "setu.checkExtra" -}}
{{- $bare := deepCopy .Values -}}
{{- $_ := set $bare.extra "env" (dict) -}}
{{- range $name := include "setu.workloads" . | splitList " " -}}
{{- $own := index $.Values.workloads $name -}}
{{- $_ := set (index $bare.workloads $name) "env" (dict) -}}
{{- $at := dict "root" (dict "Values" $bare "Chart" $.Chart "Release" $.Release) "name" $name -}}
{{- $set := keys (include "setu.settings" $at | fromYaml) -}}
{{- range $secret := include "setu.secrets" $at | fromYamlArray }}{{ $set = append $set $secret.name }}{{ end -}}
{{- range $variable := concat (keys $.Values.extra.env) (keys $own.env) -}}
{{- if has $variable (append $set "MIGRATE") -}}
{{- fail (printf "extra.env, workloads.%s.env: %s is set by the chart: change the value for it instead" $name $variable) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- if and .Values.privateCa.configMap .Values.privateCa.secret -}}
{{- fail "privateCa: name a configMap or a secret, not both" -}}
{{- end -}}
{{- $names := list -}}
{{- range .Values.extra.volumes }}{{ $names = append $names .name }}{{ end -}}
{{- range .Values.extra.mounts -}}
{{- if not (has .name $names) }}{{ fail (printf "extra.mounts: extra.volumes has no volume %s" .name) }}{{ end -}}
{{- end -}}
{{- if and .Values.serviceAccounts.create .Values.serviceAccounts.existing -}}
{{- fail "serviceAccounts: set create to false for an existing account" -}}
{{- end -}}
{{- end -}}

{{- define "setu.checkPartners" -}}
{{- $v := .Values -}}
{{- if and $v.mirror.enabled (not (and $v.mirror.endpoint $v.mirror.bucket $v.mirror.existingSecret)) -}}
{{- fail "mirror: endpoint, bucket and existingSecret are required" -}}
{{- end -}}
{{- if and $v.mirror.enabled (eq $v.mirror.endpoint $v.s3.endpoint) (eq $v.mirror.bucket $v.s3.bucket) -}}
{{- fail "mirror: the bucket of s3 is not a second store: name another one, preferably at another provider" -}}
{{- end -}}
{{- if and $v.embeddings.server.enabled $v.embeddings.url -}}
{{- fail "embeddings: set url for a server outside, or enable server, not both" -}}
{{- end -}}
{{- if and $v.embeddings.server.enabled (not $v.embeddings.server.image) -}}
{{- fail "embeddings.server.image is required" -}}
{{- end -}}
{{- include "setu.checkAmounts" (dict "where" "embeddings.server" "resources" $v.embeddings.server.resources) -}}
{{- if and $v.mail.existingSecret (not (and $v.mail.from $v.mail.supportEmail)) -}}
{{- fail "mail: from and supportEmail are required with existingSecret" -}}
{{- end -}}
{{- if and (eq $v.translation.provider "libretranslate") (not $v.translation.url) -}}
{{- fail "translation.url is required for libretranslate" -}}
{{- end -}}
{{- if and (has $v.translation.provider (list "yandex" "deepl")) (not $v.translation.existingSecret) -}}
{{- fail (printf "translation.existingSecret is required for %s" $v.translation.provider) -}}
{{- end -}}
{{- if and (eq $v.captcha.provider "recaptcha") (not (and $v.captcha.recaptcha.siteKey $v.captcha.recaptcha.existingSecret)) -}}
{{- fail "captcha.recaptcha: siteKey and existingSecret are required for recaptcha" -}}
{{- end -}}
{{- end -}}

{{- define "setu.checkNetwork" -}}
{{- $v := .Values -}}
{{- $needed := list "ingress" "postgres" "s3" "dns" -}}
{{- if $v.nats.enabled }}{{ $needed = append $needed "nats" }}{{ end -}}
{{- if $v.mirror.enabled }}{{ $needed = append $needed "mirrorStore" }}{{ end -}}
{{- if $v.search.existingSecret }}{{ $needed = append $needed "search" }}{{ end -}}
{{- if $v.embeddings.url }}{{ $needed = append $needed "embeddings" }}{{ end -}}
{{- if ne $v.fx.feedUrl "off" }}{{ $needed = append $needed "bank" }}{{ end -}}
{{- if $v.mail.existingSecret }}{{ $needed = append $needed "mail" }}{{ end -}}
{{- if $v.translation.provider }}{{ $needed = append $needed "translator" }}{{ end -}}
{{- if eq $v.captcha.provider "recaptcha" }}{{ $needed = append $needed "captcha" }}{{ end -}}
{{- if $v.tracing.endpoint }}{{ $needed = append $needed "collector" }}{{ end -}}
{{- if $v.monitoring.serviceMonitor.enabled }}{{ $needed = append $needed "monitoring" }}{{ end -}}
{{- range $target := $needed -}}
{{- $at := index $v.network $target -}}
{{- if not (or $at.cidrs $at.namespaces) -}}
{{- fail (printf "network.%s: name cidrs or namespaces, because the network policies block all other traffic" $target) -}}
{{- end -}}
{{- end -}}
{{- end -}}
