/** Pull request, and the access to comment on it. */
export interface PullRequest {
  /** Address of the GitHub API. */
  api: string;
  /** Owner and name of the repository. */
  repository: string;
  /** Number of the pull request. */
  number: number;
  token: string;
}

/** Hidden line by which the comment is found again. */
const mark = '<!-- tessera: summary of the checks -->';

interface Comment {
  id: number;
  body?: string;
}

async function request<Answer>(
  { token }: PullRequest,
  url: string,
  method = 'GET',
  body?: object,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answers ${answer.status}.`);
  return (await answer.json()) as Answer;
}

async function findComment(pull: PullRequest, url: string): Promise<Comment | undefined> {
  for (let page = 1; ; page++) {
    const comments = await request<Comment[]>(pull, `${url}?per_page=100&page=${page}`);
    const found = comments.find(({ body }) => body?.startsWith(mark));
    if (found || comments.length < 100) return found;
  }
}

/** Writes the summary on a pull request: into the existing comment, or else into a new one. */
export async function commentOn(pull: PullRequest, summary: string): Promise<void> {
  const issues = `${pull.api}/repos/${pull.repository}/issues`;
  const comments = `${issues}/${pull.number}/comments`;
  const body = { body: `${mark}\n${summary}` };
  const earlier = await findComment(pull, comments);
  if (earlier) await request(pull, `${issues}/comments/${earlier.id}`, 'PATCH', body);
  else await request(pull, comments, 'POST', body);
}
