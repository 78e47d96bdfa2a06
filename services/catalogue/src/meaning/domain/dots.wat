(module
  (import "host" "memory" (memory 1 65536))
  (func (export "dots")
    (param $query i32) (param $vectors i32) (param $stride i32) (param $slots i32) (param $count i32) (param $scores i32)
    (local $end i32) (local $at i32) (local $left i32) (local $q i32) (local $sum v128)
    (local.set $end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $slots) (local.get $end)))
        (local.set $at (i32.add (local.get $vectors) (i32.mul (i32.load (local.get $slots)) (local.get $stride))))
        (local.set $q (local.get $query))
        (local.set $left (local.get $stride))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (loop $more
          (local.set $sum (i32x4.add (local.get $sum) (i32x4.add
            (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $at)) (v128.load8x8_s (local.get $q)))
            (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $at)) (v128.load8x8_s offset=8 (local.get $q))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (local.set $q (i32.add (local.get $q) (i32.const 16)))
          (br_if $more (local.tee $left (i32.sub (local.get $left) (i32.const 16)))))
        (i32.store (local.get $scores) (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $scores (i32.add (local.get $scores) (i32.const 4)))
        (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
        (br $next)))))
