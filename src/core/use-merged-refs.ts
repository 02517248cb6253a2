'use client';
import { useCallback, type Ref, type RefCallback } from 'react';

function assign<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null) {
  if (typeof ref === 'function') return ref(instance);
  if (ref) ref.current = instance;
  return undefined;
}

/** Merges two refs into one ref callback; supports the cleanup functions of React 19. */
export function useMergedRefs<Instance>(
  first: Ref<Instance> | undefined,
  second: Ref<Instance> | undefined,
): RefCallback<Instance> {
  return useCallback(
    (instance: Instance | null) => {
      const cleanUps = [first, second].map((ref) => ({ ref, cleanUp: assign(ref, instance) }));
      return () => {
        for (const { ref, cleanUp } of cleanUps) {
          if (typeof cleanUp === 'function') cleanUp();
          else assign(ref, null);
        }
      };
    },
    [first, second],
  );
}
