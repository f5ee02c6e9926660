// Follows a job until it is done; the socket may be faster than the asking.
import * as api from "../lib/api.ts";
import type { Job } from "../lib/wire.ts";

const PAUSE_MS = 800;

/** Asks again and again, as long as `wanted` is still this job. */
export function watchJob(table: string, job: Job, wanted: () => Job | null, told: (job: Job) => void): void {
  const again = async (): Promise<void> => {
    const now = wanted();
    if (now?.id !== job.id || now.status === "done" || now.status === "failed") return;
    try {
      const fresh = await api.job(table, job.id);
      if (wanted()?.id === job.id) told(fresh);
    } catch {
      // asked again in a moment
    }
    setTimeout(() => void again(), PAUSE_MS);
  };
  setTimeout(() => void again(), PAUSE_MS);
}
